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
        // Of these, 3.5 answer the calls of functions, and ask by the Responses API.
        budget: 38,
        goal: 22,
        rest: "the clients' programs and the three printers are about half; the other half is the tasks with their schemas, the schema library, and the providers' requests.",
    },
    {
        id: "chat",
        title: "chat alone",
        code: 'export { chatCompletion } from "@callsheet/inference";',
        peers: { "@huggingface/inference": 'export { chatCompletion } from "@huggingface/inference";', openai, ai },
        // Of these, 1.3 tell a person more: whose mistake it was, which field, which name was meant, when to come back.
        budget: 12.1,
        goal: 9,
        rest: "a fifth is the schema library; then the providers, how a request is sent, tried again and timed, and the words of errors that say what to do.",
    },
    {
        id: "client",
        title: "the whole client",
        code: 'export { InferenceClient } from "@callsheet/inference";',
        peers: { "@huggingface/inference": 'export { InferenceClient } from "@huggingface/inference";', openai, ai },
        budget: 22.8,
        goal: 20,
        rest: "the providers' forms of requests and responses weigh most, then the schemas of the tasks with their library.",
    },
];
