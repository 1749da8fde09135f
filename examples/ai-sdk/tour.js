// The functions of the Vercel AI SDK with hosted models, one after the other.
import { writeFile } from "node:fs/promises";
import { createCallsheet } from "@callsheet/ai-sdk";
import { embed, generateImage, generateText, isStepCount, Output, streamText, tool } from "ai";
import { z } from "zod";

// region models
const callsheet = createCallsheet({ provider: "hf-inference" });
const chat = callsheet("meta-llama/Llama-3.1-8B-Instruct");
// endregion

// region text
const answer = await generateText({ model: chat, prompt: "Why is the sky blue?" });
console.log("text:", answer.text);
// endregion

// region stream
const { textStream } = streamText({ model: chat, prompt: "Tell me about a kite." });
process.stdout.write("stream: ");
for await (const piece of textStream) process.stdout.write(piece);
process.stdout.write("\n");
// endregion

// region object
const { output: city } = await generateText({
    model: chat,
    output: Output.object({ schema: z.object({ name: z.string(), people: z.number() }) }),
    prompt: "Describe Surat.",
});
console.log("object:", JSON.stringify(city));
// endregion

// region tool
const weather = tool({
    description: "The weather in a city",
    inputSchema: z.object({ city: z.string() }),
    execute: ({ city }) => `It rains in ${city}.`,
});
const { text, steps } = await generateText({
    model: chat,
    tools: { weather },
    prompt: "What is the weather in Surat?",
    stopWhen: isStepCount(3),
});
console.log("tool:", steps[0].toolResults[0].output, text);
// endregion

// region embedding
const { embedding } = await embed({
    model: callsheet.embeddingModel("intfloat/multilingual-e5-large"),
    value: "A paper boat",
});
console.log("embedding:", embedding.length, "numbers");
// endregion

// region image
const { image } = await generateImage({
    model: callsheet.imageModel("black-forest-labs/FLUX.1-schnell"),
    prompt: "A paper boat on a monsoon street",
});
await writeFile("boat.png", image.uint8Array);
console.log("image:", image.mediaType);
// endregion
