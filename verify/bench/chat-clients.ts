/** Our client and the peer, both sending the same chat. */
import * as ours from "@callsheet/inference";
import * as theirs from "@huggingface/inference";
import { peer } from "./group.ts";

/** A client's chat functions. */
type ChatClient = {
    readonly chat: () => Promise<unknown>;
    /** Calls `take` with each piece of text as it arrives, in the client's own loop. */
    readonly stream: (take: (text: string) => void) => Promise<void>;
};

export const model = "meta-llama/Llama-3.1-8B-Instruct";
export const messages = [{ role: "user" as const, content: "Is it still raining?" }];
export const apiKey = "hf_0123456789";

/**
 * Creates each client once. They are then called many times, as in real programs.
 * @param url the base URL of an OpenAI-compatible server, up to `/v1`
 * @param fetch default: the global one
 */
export function chatClients(url: string, fetch?: typeof globalThis.fetch): Record<string, ChatClient> {
    const hubOptions = { endpointUrl: `${url}/chat/completions`, ...(fetch && { fetch }) };
    return {
        ours: hubClient(new ours.InferenceClient(apiKey, hubOptions)),
        [peer]: hubClient(new theirs.InferenceClient(apiKey, hubOptions)),
    };
}

type HubClient = {
    chatCompletion(args: Chat): Promise<unknown>;
    chatCompletionStream(args: Chat): AsyncIterable<Event>;
};
type Chat = { model: string; messages: { role: "user"; content: string }[] };
type Event = { readonly choices: readonly { readonly delta: { readonly content?: string | null | undefined } }[] };

const hubClient = (client: HubClient): ChatClient => ({
    chat: () => client.chatCompletion({ model, messages }),
    async stream(take) {
        for await (const event of client.chatCompletionStream({ model, messages })) take(textIn(event));
    },
});

const textIn = ({ choices }: Event): string => choices[0]?.delta.content ?? "";

const words = ["The", " rain", " stopped", " just", " before", " the", " match", " began", ",", " છે", " and", ' "x"\n'];

const event = (index: number, isLast: boolean) => ({
    id: "chatcmpl-9f3a2b7c1d5e4f60",
    object: "chat.completion.chunk",
    created: 1_750_000_000,
    model: "meta-llama/Llama-3.1-8B-Instruct",
    system_fingerprint: "fp_44709d6fcb",
    choices: [{ index: 0, delta: { content: textOf(index) }, logprobs: null, finish_reason: isLast ? "stop" : null }],
});

/** The text of an event. */
export const textOf = (index: number): string => words[index % words.length] ?? "";

/** The JSON of each event. */
export const eventTexts = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => JSON.stringify(event(index, index === count - 1)));

/** A fetch that always responds with these events, split into chunks of a fixed number of bytes. */
export function fetchOfPieces(texts: readonly string[], size: number): typeof fetch {
    const bytes = new TextEncoder().encode(`${texts.map((text) => `data: ${text}\n\n`).join("")}data: [DONE]\n\n`);
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.slice(index * size, (index + 1) * size),
    );
    return async () => {
        const remaining = pieces.values();
        const body = new ReadableStream<Uint8Array>({
            pull(controller) {
                const { value, done } = remaining.next();
                if (done) controller.close();
                else controller.enqueue(value);
            },
        });
        return new Response(body, { headers: { "content-type": "text/event-stream" } });
    };
}
