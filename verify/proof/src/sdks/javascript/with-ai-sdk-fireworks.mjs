/** Fireworks in the AI SDK. */
import { fireworks } from "@ai-sdk/fireworks";
import { chat, embeddings, image, stream, structuredOutput, useTool } from "./ai-sdk.mjs";

const model = fireworks("accounts/fireworks/models/deepseek-v3");
await chat(model);
await stream(model);
await useTool(model);
await structuredOutput(model);
await embeddings(fireworks.embeddingModel("nomic-ai/nomic-embed-text-v1.5"), 768);
await image(fireworks.image("accounts/fireworks/models/flux-1-dev-fp8"), { aspectRatio: "16:9" });
