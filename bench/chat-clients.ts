/** Our client and the peers, all sending the same chat. */
import { load } from "./load.ts";

/** A client's chat functions. */
export type ChatClient = {
    readonly chat: () => Promise<unknown>;
    /**
     * Calls `take` with each piece of text as it arrives. Uses the client's own loop, so that no wrapper is measured.
     */
    readonly stream: (take: (text: string) => void) => Promise<void>;
};

export type Address = {
    /** The base URL of an OpenAI-compatible server, up to `/v1`. */
    readonly url: string;
    /** Default: the global one. */
    readonly fetch?: typeof globalThis.fetch;
};

export const model = "meta-llama/Llama-3.1-8B-Instruct";
export const messages = [{ role: "user" as const, content: "Is it still raining?" }];
const apiKey = "hf_0123456789";

/** Creates each client once. They are then called many times, as in real programs. */
export async function chatClients(address: Address): Promise<Record<string, ChatClient>> {
    return {
        ours: hubClient(await load<HubModule>("@callsheet/inference"), address),
        "@huggingface/inference": hubClient(await load<HubModule>("@huggingface/inference"), address),
        openai: openAiClient(await load<OpenAiModule>("openai"), address),
        ai: aiClient(await load<AiModule>("ai"), await load<AiProviderModule>("@ai-sdk/openai-compatible"), address),
    };
}

type Event = { readonly choices: readonly { readonly delta: { readonly content?: string | null | undefined } }[] };

type HubModule = {
    readonly InferenceClient: new (
        accessToken: string,
        options: { endpointUrl: string; fetch?: typeof globalThis.fetch },
    ) => {
        chatCompletion(args: object): Promise<unknown>;
        chatCompletionStream(args: object): AsyncIterable<Event>;
    };
};

function hubClient({ InferenceClient }: HubModule, { url, fetch }: Address): ChatClient {
    const client = new InferenceClient(apiKey, { endpointUrl: `${url}/chat/completions`, ...(fetch && { fetch }) });
    return {
        chat: () => client.chatCompletion({ model, messages }),
        async stream(take) {
            for await (const event of client.chatCompletionStream({ model, messages })) take(textIn(event));
        },
    };
}

type OpenAiModule = {
    readonly default: new (options: {
        apiKey: string;
        baseURL: string;
        fetch?: typeof globalThis.fetch;
    }) => {
        readonly chat: { readonly completions: { create(args: object): Promise<unknown> } };
    };
};

function openAiClient({ default: OpenAI }: OpenAiModule, { url, fetch }: Address): ChatClient {
    const { completions } = new OpenAI({ apiKey, baseURL: url, ...(fetch && { fetch }) }).chat;
    return {
        chat: () => completions.create({ model, messages }),
        async stream(take) {
            const stream = await completions.create({ model, messages, stream: true });
            for await (const event of stream as AsyncIterable<Event>) take(textIn(event));
        },
    };
}

type AiModule = {
    generateText(options: object): Promise<unknown>;
    streamText(options: object): { readonly textStream: AsyncIterable<string> };
};
type AiProviderModule = {
    createOpenAICompatible(options: object): { chatModel(id: string): unknown };
};

function aiClient(
    { generateText, streamText }: AiModule,
    { createOpenAICompatible }: AiProviderModule,
    { url, fetch }: Address,
): ChatClient {
    const provider = createOpenAICompatible({ name: "loopback", baseURL: url, apiKey, fetch });
    const chat = provider.chatModel(model);
    return {
        chat: () => generateText({ model: chat, messages }),
        async stream(take) {
            for await (const text of streamText({ model: chat, messages }).textStream) take(text);
        },
    };
}

/** The text of an event. */
export const textIn = ({ choices }: Event): string => choices[0]?.delta.content ?? "";
