/** Together in the AI SDK. */
import { togetherai } from "@ai-sdk/togetherai";
import { chat, embeddings, image, ranking, stream, useTool } from "./ai-sdk.mjs";

const model = togetherai("meta-llama/Meta-Llama-3.1-8B-Instruct-Turbo");
await chat(model);
await stream(model);
await useTool(model);
await embeddings(togetherai.embeddingModel("intfloat/multilingual-e5-large-instruct"), 1024);
await ranking(togetherai.reranking("mixedbread-ai/Mxbai-Rerank-Large-V2"));
await image(togetherai.image("black-forest-labs/FLUX.1-schnell"));
