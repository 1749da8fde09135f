import type { Templates } from "../../template.ts";
import { conversational } from "./conversational.ts";
import { conversationalStream } from "./conversational-stream.ts";
import { conversationalTools } from "./conversational-tools.ts";
import { responses } from "./responses.ts";
import { responsesStream } from "./responses-stream.ts";
import { responsesTools } from "./responses-tools.ts";

/** OpenAI's client, for chat at any OpenAI-compatible server. */
export const openai: Templates = {
    byEnding: {
        conversational,
        conversationalStream,
        conversationalTools,
        responses,
        responsesStream,
        responsesTools,
    },
};
