/** What the AI SDK's first pages do, with the models of each provider. */
import assert from "node:assert/strict";
import { cerebras } from "@ai-sdk/cerebras";
import { cohere } from "@ai-sdk/cohere";
import { deepinfra } from "@ai-sdk/deepinfra";
import { fireworks } from "@ai-sdk/fireworks";
import { groq } from "@ai-sdk/groq";
import { togetherai } from "@ai-sdk/togetherai";
import { embedMany, generateImage, generateText, Output, rerank, stepCountIs, streamText, tool, transcribe } from "ai";
import Groq from "groq-sdk";
import { z } from "zod";

async function chat(model) {
    const { text } = await generateText({ model, prompt: "Write a vegetarian lasagna recipe for 4 people." });
    assert(text);
}

async function stream(model) {
    const pieces = [];
    for await (const piece of streamText({ model, prompt: "Invent a holiday." }).textStream) pieces.push(piece);
    assert(pieces.length > 1);
}

async function useTool(model) {
    const weather = tool({
        description: "Get the weather of a city",
        inputSchema: z.object({ city: z.string() }),
        execute: async ({ city }) => ({ city, sky: "clear" }),
    });
    const { text, steps } = await generateText({
        model,
        prompt: "What is the weather in Ahmedabad?",
        tools: { weather },
        stopWhen: stepCountIs(3),
    });
    assert(text);
    assert(steps[0].toolResults[0].output.city);
}

async function structuredOutput(model) {
    const { output } = await generateText({
        model,
        prompt: "Describe a kite.",
        output: Output.object({ schema: z.object({ colour: z.string(), metres: z.number() }) }),
    });
    assert.deepEqual(Object.keys(output).sort(), ["colour", "metres"]);
}

async function embeddings(model, dimensions) {
    const { embeddings } = await embedMany({ model, values: ["A kite", "A boat"] });
    assert.deepEqual(
        embeddings.map(({ length }) => length),
        [dimensions, dimensions],
    );
}

async function ranking(model) {
    const documents = ["The whale swims in the sea.", "The camel is an animal of the desert."];
    const query = "Which animal lives in the desert?";
    const { ranking } = await rerank({ model, documents, query, topN: 1 });
    assert.equal(ranking[0].originalIndex, 1);
}

async function image(model, options = {}) {
    const { image } = await generateImage({ model, prompt: "A kite over a roof", ...options });
    assert(image.uint8Array.length > 1000);
}

async function transcription(model, audio, words) {
    const { text } = await transcribe({ model, audio });
    assert.equal(text, words);
}

async function language(model) {
    await chat(model);
    await stream(model);
    await useTool(model);
}

const widescreen = { aspectRatio: "16:9" };

await language(cerebras("gpt-oss-120b"));
await structuredOutput(cerebras("gpt-oss-120b"));
console.log("@ai-sdk/cerebras");

await language(cohere("command-a-03-2025"));
await structuredOutput(cohere("command-a-03-2025"));
await embeddings(cohere.embedding("embed-english-v3.0"), 1024);
await ranking(cohere.reranking("rerank-v3.5"));
console.log("@ai-sdk/cohere");

await language(deepinfra("meta-llama/Llama-3.3-70B-Instruct"));
await structuredOutput(deepinfra("meta-llama/Llama-3.3-70B-Instruct"));
await embeddings(deepinfra.embeddingModel("BAAI/bge-large-en-v1.5"), 1024);
await image(deepinfra.image("stabilityai/sd3.5"), widescreen);
console.log("@ai-sdk/deepinfra");

await language(fireworks("accounts/fireworks/models/deepseek-v3"));
await structuredOutput(fireworks("accounts/fireworks/models/deepseek-v3"));
await embeddings(fireworks.embeddingModel("nomic-ai/nomic-embed-text-v1.5"), 768);
await image(fireworks.image("accounts/fireworks/models/flux-1-dev-fp8"), widescreen);
console.log("@ai-sdk/fireworks");

await language(groq("openai/gpt-oss-20b"));
await structuredOutput(groq("openai/gpt-oss-20b"));
const words = "The ferry leaves at nine.";
const speech = await new Groq().audio.speech.create({
    model: "canopylabs/orpheus-v1-english",
    voice: "austin",
    input: words,
    response_format: "wav",
});
await transcription(groq.transcription("whisper-large-v3-turbo"), new Uint8Array(await speech.arrayBuffer()), words);
console.log("@ai-sdk/groq");

await language(togetherai("meta-llama/Meta-Llama-3.1-8B-Instruct-Turbo"));
await embeddings(togetherai.embeddingModel("intfloat/multilingual-e5-large-instruct"), 1024);
await ranking(togetherai.reranking("mixedbread-ai/Mxbai-Rerank-Large-V2"));
await image(togetherai.image("black-forest-labs/FLUX.1-schnell"));
console.log("@ai-sdk/togetherai");
