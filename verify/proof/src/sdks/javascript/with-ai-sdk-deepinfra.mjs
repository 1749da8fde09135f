/** DeepInfra in the AI SDK. */
import { deepinfra } from "@ai-sdk/deepinfra";
import { chat, embeddings, image, stream, structuredOutput, useTool } from "./ai-sdk.mjs";

const model = deepinfra("meta-llama/Llama-3.3-70B-Instruct");
await chat(model);
await stream(model);
await useTool(model);
await structuredOutput(model);
await embeddings(deepinfra.embeddingModel("BAAI/bge-large-en-v1.5"), 1024);
await image(deepinfra.image("stabilityai/sd3.5"), { aspectRatio: "16:9" });
