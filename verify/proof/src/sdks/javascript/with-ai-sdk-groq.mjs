/** Groq in the AI SDK. */
import { groq } from "@ai-sdk/groq";
import Groq from "groq-sdk";
import { chat, stream, structuredOutput, transcription, useTool } from "./ai-sdk.mjs";

const model = groq("openai/gpt-oss-20b");
await chat(model);
await stream(model);
await useTool(model);
await structuredOutput(model);

const words = "The ferry leaves at nine.";
const speech = await new Groq().audio.speech.create({
    model: "canopylabs/orpheus-v1-english",
    voice: "austin",
    input: words,
    response_format: "wav",
});
await transcription(groq.transcription("whisper-large-v3-turbo"), new Uint8Array(await speech.arrayBuffer()), words);
