/** The ways of using the packages that are weighed, each beside the same with the peers. */

export type Use = {
    readonly id: string;
    readonly title: string;
    readonly code: string;
    /** By their npm names. */
    readonly peers: Readonly<Record<string, string>>;
    /** The most that it may weigh, in KB (1000 bytes) after gzip: `npm run check` holds it to that. */
    readonly budget: number;
    /** What it is to weigh, in KB. */
    readonly goal: number;
    /** What weighs most, where it weighs more. */
    readonly rest: string;
};

const openai = 'export { default } from "openai";';
const ai = 'export { generateText, streamText } from "ai"; export * from "@ai-sdk/openai-compatible";';

export const uses: readonly Use[] = [
    {
        id: "snippets",
        title: "the snippet generator",
        code: 'export { getInferenceSnippets } from "@callsheet/snippets";',
        peers: { "@huggingface/inference": 'export { snippets } from "@huggingface/inference";' },
        // Of these, 3.5 answer the calls of functions, and ask by the Responses API; 0.1 remember an endpoint's URL as read.
        budget: 38.2,
        goal: 26,
        rest: "the experiment leaves the schema library out altogether, and the rest is still above the goal: the clients' programs and the three printers are more than half of it, then come the tasks with their schemas and the providers' requests.",
    },
    {
        id: "chat",
        title: "chat alone",
        code: 'export { chatCompletion } from "@callsheet/inference";',
        peers: { "@huggingface/inference": 'export { chatCompletion } from "@huggingface/inference";', openai, ai },
        // Of these, 1.3 tell a person more: whose mistake it was, which field, which name was meant, when to come back; 0.4
        // are the one iterator of a stream, the one timer of a call, and what is remembered from one call to the next.
        budget: 12.6,
        goal: 10,
        rest: "the experiment leaves the schema library out altogether, and the rest is still above the goal: two thirds of it are how a request is sent, tried again, timed and read, with the words of errors that say what to do.",
    },
    {
        id: "client",
        title: "the whole client",
        code: 'export { InferenceClient } from "@callsheet/inference";',
        peers: { "@huggingface/inference": 'export { InferenceClient } from "@huggingface/inference";', openai, ai },
        // Of these, 0.3 are what made chat heavier, and calls and streams faster.
        budget: 23.1,
        goal: 20,
        rest: "the experiment leaves the schema library out altogether, and the rest is still above the goal: the providers' forms of requests and responses weigh most, then how a request is sent, then the schemas of the tasks.",
    },
];
