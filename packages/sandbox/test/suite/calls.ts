/** Calls of the client that the cases share. */
import { InferenceClient, type Options, type OutputOf } from "@callsheet/inference";
import type { Scene } from "./case.ts";

export const hubToken = "hf_secret0123456789";

/** Characters of one to four bytes. */
export const question = "Is it so? “હા” 😀";

/** A client of the sandbox, with a model that the client's default provider serves. */
export const clientOf = ({ fetch }: Pick<Scene, "fetch">, options: Options = {}, token = hubToken): InferenceClient =>
    new InferenceClient(token, { fetch, model: "any/text-classification", ...options });

/** A call with one request per try: it needs no lookup on the Hub. */
export const classify = (
    scene: Pick<Scene, "fetch">,
    options?: Options,
    model = "any/text-classification",
): Promise<OutputOf<"text-classification">> =>
    clientOf(scene).textClassification({ model, inputs: "It rains." }, options);

const chatting = () => ({
    model: "any/conversational",
    provider: "auto" as const,
    messages: [{ role: "user", content: question }],
    // Only up to the quoted question, since some cases send each byte separately.
    max_tokens: 24,
});

export const chat = (scene: Pick<Scene, "fetch">, options?: Options): Promise<OutputOf<"conversational">> =>
    clientOf(scene).chatCompletion(chatting(), options);

export type ChatEvent = {
    readonly choices: readonly { readonly delta: { readonly content?: string | null | undefined } }[];
};

export const chatStream = (
    scene: Pick<Scene, "fetch">,
    options?: Options,
): AsyncGenerator<ChatEvent, void, undefined> => clientOf(scene).chatCompletionStream(chatting(), options);

/** All events of a stream. */
export async function eventsOf(stream: AsyncIterable<ChatEvent>): Promise<readonly ChatEvent[]> {
    const events: ChatEvent[] = [];
    await readInto(events, stream);
    return events;
}

/** Reads a stream that may break; keeps the events before the error. */
export async function readInto(events: ChatEvent[], stream: AsyncIterable<ChatEvent>): Promise<void> {
    for await (const event of stream) events.push(event);
}

/** Counts the client's own requests: a platform may resend requests on a lost connection. */
export function counted({ fetch }: Pick<Scene, "fetch">): { readonly fetch: typeof fetch; count: number } {
    const counter = {
        count: 0,
        fetch: (async (...args) => {
            counter.count += 1;
            return await fetch(...args);
        }) as typeof fetch,
    };
    return counter;
}
