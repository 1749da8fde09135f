/** What the AI SDK's first pages do with the models of a provider. Each says what it has done. */
import assert from "node:assert/strict";
import { embedMany, generateImage, generateText, Output, rerank, stepCountIs, streamText, tool, transcribe } from "ai";
import { z } from "zod";

export async function chat(model) {
    const { text } = await generateText({ model, prompt: "Write a vegetarian lasagna recipe for 4 people." });
    assert(text);
    console.log("chat");
}

export async function stream(model) {
    const pieces = [];
    for await (const piece of streamText({ model, prompt: "Invent a holiday." }).textStream) pieces.push(piece);
    assert(pieces.length > 1);
    console.log("stream");
}

export async function useTool(model) {
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
    console.log("tool");
}

export async function structuredOutput(model) {
    const { output } = await generateText({
        model,
        prompt: "Describe a kite.",
        output: Output.object({ schema: z.object({ colour: z.string(), metres: z.number() }) }),
    });
    assert.deepEqual(Object.keys(output).sort(), ["colour", "metres"]);
    console.log("structured output");
}

export async function embeddings(model, dimensions) {
    const { embeddings } = await embedMany({ model, values: ["A kite", "A boat"] });
    assert.deepEqual(
        embeddings.map(({ length }) => length),
        [dimensions, dimensions],
    );
    console.log("embeddings");
}

export async function ranking(model) {
    const documents = ["The whale swims in the sea.", "The camel is an animal of the desert."];
    const query = "Which animal lives in the desert?";
    const { ranking } = await rerank({ model, documents, query, topN: 1 });
    assert.equal(ranking[0].originalIndex, 1);
    console.log("rerank");
}

export async function image(model, options = {}) {
    const { image } = await generateImage({ model, prompt: "A kite over a roof", ...options });
    assert(image.uint8Array.length > 1000);
    console.log("image");
}

export async function transcription(model, audio, words) {
    const { text } = await transcribe({ model, audio });
    assert.equal(text, words);
    console.log("transcription");
}
