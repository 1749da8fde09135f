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
