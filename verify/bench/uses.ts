/** Typical uses of the packages whose bundle size is measured, with equivalents for the peers. */

export type Use = {
    readonly id: string;
    readonly title: string;
    readonly code: string;
    /** By npm package name. */
    readonly peers: Readonly<Record<string, string>>;
    /** The maximum size in KB (1000 bytes) after gzip, enforced by `npm run check`. */
    readonly budget: number;
};

const openai = 'export { default } from "openai";';

export const uses: readonly Use[] = [
    {
        id: "snippets",
        title: "the snippet generator",
        code: 'export { getInferenceSnippets } from "@callsheet/snippets";',
        peers: { "@huggingface/inference": 'export { snippets } from "@huggingface/inference";' },
        // Includes 3.5 for tool calls and the Responses API, 0.3 for what a terminal does to a pasted program, 1.5 for
        // errors without tokens, as in chat, 0.1 for caching parsed endpoint URLs, and 0.9 for queues of every form: polls by POST,
        // ids that are paths, booleans, and Retry-After; 1.2 for programs that stream the calls of tools and hold at odd
        // events, and 1.2 for every form of an endpoint's address, media types, and what OpenAI's models refuse.
        budget: 43.4,
    },
    {
        id: "chat",
        title: "chat alone",
        code: 'export { chatCompletion } from "@callsheet/inference";',
        peers: { "@huggingface/inference": 'export { chatCompletion } from "@huggingface/inference";', openai },
        // Includes 1.3 for error messages that name the cause, the field, a suggested name and the retry time, and 0.4
        // for the shared iterator of a stream, the shared timer of a call, and caches between calls, 1.5 that remove the
        // token from errors in any encoding inside of any other (one pattern for all its forms was 0.2, but missed most of
        // these, and a long token ended the process), and 0.1 for limits on what a hostile response can fill the memory and the stack
        // with; 0.8 for every form of an endpoint's address and for what OpenAI's models refuse, and 0.6 that read what
        // services answer beyond OpenAI's form, from every kind of body.
        budget: 15.8,
    },
    {
        id: "client",
        title: "the whole client",
        code: 'export { InferenceClient } from "@callsheet/inference";',
        peers: { "@huggingface/inference": 'export { InferenceClient } from "@huggingface/inference";', openai },
        // Includes the 0.4 that make calls and streams faster, the 1.5 that remove the token from errors, and the 0.1 for
        // limits, as in chat; 0.5 that refuse results at private hosts; 0.2 for queues of every form; the 1.4 of chat for
        // what services answer and take; 0.6 for the events of odd streams, and 0.4 for the kinds of files.
        budget: 28.2,
    },
];

/** A package that stands beside others, which its page has anyway. */
export type Addition = {
    readonly title: string;
    readonly code: string;
    /** The packages that are not counted. */
    readonly beside: readonly string[];
    /** Whether only what loads first counts. Default: all. */
    readonly isFirst?: boolean;
    /** The maximum size in KB (1000 bytes) after gzip, enforced by `npm run check`. */
    readonly budget: number;
};

const engine = ["@callsheet/snippets", "@callsheet/catalogue", "@callsheet/inference"];

export const additions: readonly Addition[] = [
    {
        title: "the React components, beside React and the engine",
        code: 'export * from "@callsheet/react"; export * from "@callsheet/react/parts";',
        beside: ["react", ...engine],
        budget: 15,
    },
    {
        title: "the React generator at first, beside React, the engine and its words",
        code: 'export * from "@callsheet/react/generator";',
        beside: ["react", ...engine],
        isFirst: true,
        // Includes the 0.1 that say beside a parameter that it changes nothing, 0.1 that follow another
        // start, 0.1 that offer the nearest name for a model that nobody knows, and 0.2 that keep what was set,
        // begin a task with an example in the language of the page, and set apart providers of months ago.
        budget: 15.5,
    },
    {
        title: "the custom element, beside the engine",
        code: 'import "@callsheet/element/define";',
        beside: engine,
        budget: 8,
    },
];
