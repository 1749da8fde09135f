/** Together's SDK, as its first page and its quickstart use it. */
import assert from "node:assert/strict";
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import Together from "together-ai";

const client = new Together();
const model = "meta-llama/Meta-Llama-3.1-8B-Instruct-Turbo";
const messages = [{ role: "user", content: "Say this is a test!" }];

const chat = await client.chat.completions.create({ messages, model });
assert(chat.choices[0].message.content);
console.log("chat");

const pieces = [];
for await (const chunk of await client.chat.completions.create({ messages, model, stream: true })) {
    pieces.push(chunk.choices[0]?.delta.content ?? "");
}
assert(pieces.filter((piece) => piece !== "").length > 1);
console.log("stream");

const embeddings = await client.embeddings.create({
    model: "intfloat/multilingual-e5-large-instruct",
    input: "Our solar system orbits the Milky Way galaxy",
});
assert.equal(embeddings.data[0].embedding.length, 1024);
console.log("embeddings");

const image = await client.images.generate({ model: "black-forest-labs/FLUX.1-schnell", prompt: "A kite", steps: 4 });
const picture = await fetch(image.data[0].url);
assert.equal(picture.headers.get("content-type"), "image/jpeg");
console.log("images");

const input = "The ferry leaves at nine.";
const speech = await client.audio.speech.create({
    model: "canopylabs/orpheus-3b-0.1-ft",
    voice: "tara",
    input,
    response_format: "wav",
});
await writeFile("speech.wav", Buffer.from(await speech.arrayBuffer()));
const transcription = await client.audio.transcriptions.create({
    model: "openai/whisper-large-v3",
    file: createReadStream("speech.wav"),
});
assert.equal(transcription.text, input);
console.log("speech and transcription");
