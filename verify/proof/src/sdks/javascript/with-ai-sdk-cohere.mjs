/** Cohere in the AI SDK. */
import { cohere } from "@ai-sdk/cohere";
import { chat, embeddings, ranking, stream, structuredOutput, useTool } from "./ai-sdk.mjs";

const model = cohere("command-a-03-2025");
await chat(model);
await stream(model);
await useTool(model);
await structuredOutput(model);
await embeddings(cohere.embedding("embed-english-v3.0"), 1024);
await ranking(cohere.reranking("rerank-v3.5"));
