/** Cohere's SDK, as its first page and its quickstarts use it. */
import assert from "node:assert/strict";
import { CohereClient, CohereClientV2 } from "cohere-ai";

const cohere = new CohereClientV2({});
const model = "command-a-03-2025";
const messages = [{ role: "user", content: "hello world!" }];

const chat = await cohere.chat({ model, messages });
assert(chat.message.content[0].text);
console.log("chat");

const pieces = [];
for await (const event of await cohere.chatStream({ model, messages })) {
    if (event.type === "content-delta") pieces.push(event.delta?.message?.content?.text);
}
assert(pieces.length > 1);
console.log("stream");

const parameters = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const tools = [{ type: "function", function: { name: "get_weather", parameters } }];
const asked = [{ role: "user", content: "What is the weather in Ahmedabad?" }];
const called = await cohere.chat({ model, messages: asked, tools });
assert(JSON.parse(called.message.toolCalls[0].function.arguments).city);
console.log("tool");

const texts = ["Carson City is the capital of Nevada.", "The camel lives in the desert."];
const { embeddings } = await cohere.embed({
    model: "embed-v4.0",
    inputType: "search_document",
    embeddingTypes: ["float"],
    texts,
});
assert.equal(embeddings.float[1].length, 1536);
console.log("embeddings");

const query = "Which animal lives in the desert?";
const { results } = await cohere.rerank({ model: "rerank-v3.5", query, documents: texts, topN: 1 });
assert.equal(results[0].index, 1);
console.log("rerank");

const first = new CohereClient({});
assert((await first.chat({ message: "hello world!" })).text);
const said = [];
for await (const event of await first.chatStream({ message: "hello world!" })) {
    if (event.eventType === "text-generation") said.push(event.text);
}
assert(said.length > 1);
console.log("the first version");
