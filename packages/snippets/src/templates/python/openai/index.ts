import type { Templates } from "../../template.ts";
import { repeatsQueryName } from "./client.ts";
import { conversational } from "./conversational.ts";
import { conversationalStream } from "./conversational-stream.ts";
import { conversationalTools } from "./conversational-tools.ts";
import { responses } from "./responses.ts";
import { responsesStream } from "./responses-stream.ts";
import { responsesTools } from "./responses-tools.ts";

/** OpenAI's client, for chat at any OpenAI-compatible server. */
export const openai: Templates = {
    // Of version 3.52.0.
    limitations: [
        {
            providers: ["hf-inference"],
            tasks: ["conversational"],
            when: ({ endpointUrl }) => repeatsQueryName(endpointUrl),
            why: "It takes one value of each name in a query.",
        },
    ],
    byEnding: {
        conversational,
        conversationalStream,
        conversationalTools,
        responses,
        responsesStream,
        responsesTools,
    },
};
