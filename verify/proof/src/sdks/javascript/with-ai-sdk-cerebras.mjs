/** Cerebras in the AI SDK. */
import { cerebras } from "@ai-sdk/cerebras";
import { chat, stream, structuredOutput, useTool } from "./ai-sdk.mjs";

const model = cerebras("gpt-oss-120b");
await chat(model);
await stream(model);
await useTool(model);
await structuredOutput(model);
