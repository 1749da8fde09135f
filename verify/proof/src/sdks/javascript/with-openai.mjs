/** OpenAI's SDK beyond a first chat, as its README and its documentation use it. */
import assert from "node:assert/strict";
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import OpenAI, { toFile } from "openai";

const client = new OpenAI();

const response = await client.responses.create({ model: "gpt-5.2", input: "Are semicolons optional?" });
assert(response.output_text);
let pieces = 0;
for await (const event of await client.responses.create({ model: "gpt-5.2", input: "Say it twice", stream: true })) {
    if (event.type === "response.output_text.delta") pieces += 1;
}
assert(pieces > 1);
console.log("responses");

const ids = [];
for await (const { id } of client.models.list()) ids.push(id);
assert.equal((await client.models.retrieve(ids[0])).id, ids[0]);
console.log("models");

const legacy = { model: "gpt-3.5-turbo-instruct", prompt: "Say this is a test" };
assert((await client.completions.create(legacy)).choices[0].text);
const texts = [];
for await (const { choices } of await client.completions.create({ ...legacy, stream: true }))
    texts.push(choices[0].text);
assert(texts.length > 1);
console.log("completions");

const embeddings = await client.embeddings.create({ model: "text-embedding-3-small", input: "One" });
assert.equal(embeddings.data[0].embedding.length, 1536);
console.log("embeddings");

const image = await client.images.generate({ model: "gpt-image-2", prompt: "A cute baby sea otter" });
await writeFile("otter.png", Buffer.from(image.data[0].b64_json, "base64"));
const otter = await toFile(createReadStream("otter.png"), "otter.png", { type: "image/png" });
const edited = await client.images.edit({ model: "gpt-image-2", image: [otter, otter], prompt: "A hat", n: 1 });
assert(edited.data[0].b64_json);
console.log("images");

const said = "Today is a wonderful day.";
const speech = await client.audio.speech.create({ model: "gpt-4o-mini-tts", voice: "coral", input: said });
await writeFile("speech.mp3", Buffer.from(await speech.arrayBuffer()));
const recording = () => createReadStream("speech.mp3");
const heard = await client.audio.transcriptions.create({ model: "gpt-4o-transcribe", file: recording() });
assert.equal(heard.text, said);
assert((await client.audio.translations.create({ model: "whisper-1", file: recording() })).text);
console.log("audio");

const { results } = await client.moderations.create({ input: ["A kite", "I will kill you"] });
assert.deepEqual(
    results.map(({ flagged }) => flagged),
    [false, true],
);
console.log("moderation");

const file = await toFile(Buffer.from('{"custom_id": "1"}\n'), "batch.jsonl");
const { id } = await client.files.create({ file, purpose: "batch" });
assert((await (await client.files.content(id)).text()).startsWith("{"));
assert((await client.files.list()).data.some((one) => one.id === id));
assert((await client.files.delete(id)).deleted);
console.log("files");
