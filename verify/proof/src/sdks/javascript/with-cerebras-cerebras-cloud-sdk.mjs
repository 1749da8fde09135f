/** Cerebras' SDK, as its first page uses it. */
import assert from "node:assert/strict";
import Cerebras from "@cerebras/cerebras_cloud_sdk";

const client = new Cerebras();
const model = "gpt-oss-120b";
const messages = [{ role: "user", content: "Why is fast inference important?" }];

const chat = await client.chat.completions.create({ model, messages });
assert(chat.choices[0].message.content);
console.log("chat");

const pieces = [];
for await (const chunk of await client.chat.completions.create({ model, messages, stream: true })) {
    pieces.push(chunk.choices[0]?.delta?.content ?? "");
}
assert(pieces.filter((piece) => piece !== "").length > 1);
console.log("stream");

const prompt = "It was a dark and stormy night";
const completion = await client.completions.create({ prompt, model });
assert(completion.choices[0].text);
console.log("completion");

const { data: models } = await client.models.list();
assert(models.length > 0);
console.log("models");
