/** Groq's SDK, as its first page and its quickstart use it. */
import assert from "node:assert/strict";
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
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

const weather = {
    name: "get_weather",
    parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
};
const asked = [{ role: "user", content: "What is the weather in Ahmedabad?" }];
const tools = [{ type: "function", function: weather }];
const called = await client.chat.completions.create({ messages: asked, model, tools });
const [call] = called.choices[0].message.tool_calls;
assert(JSON.parse(call.function.arguments).city);
console.log("tool");

const { data: models } = await client.models.list();
assert.equal((await client.models.retrieve(models[0].id)).id, models[0].id);
console.log("models");

const input = "The ferry leaves at nine.";
const voice = { model: "canopylabs/orpheus-v1-english", voice: "austin", response_format: "wav" };
const speech = await client.audio.speech.create({ ...voice, input });
await writeFile("speech.wav", Buffer.from(await speech.arrayBuffer()));
const transcription = await client.audio.transcriptions.create({
    model: "whisper-large-v3-turbo",
    file: createReadStream("speech.wav"),
});
assert.equal(transcription.text, input);
console.log("speech and transcription");
