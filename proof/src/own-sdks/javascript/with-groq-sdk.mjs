/** Groq's SDK, as its first page and its quickstart use it. */
import assert from "node:assert/strict";
import Groq from "groq-sdk";

const client = new Groq();
const model = "openai/gpt-oss-20b";
const messages = [{ role: "user", content: "Explain why low latency matters" }];

const chat = await client.chat.completions.create({ messages, model });
assert(chat.choices[0].message.content);
console.log("chat");

const pieces = [];
for await (const chunk of await client.chat.completions.create({ messages, model, stream: true })) {
    pieces.push(chunk.choices[0]?.delta?.content ?? "");
}
assert(pieces.filter((piece) => piece !== "").length > 1);
console.log("stream");
