/** What goes into the generator and what comes out, in the field's own words. */
import type { ChatApi, InputsGiven, ProviderId } from "@callsheet/inference/providers";
import type { LanguageId } from "./languages/index.ts";
import type { Variant } from "./variants.ts";

/** A model, as the Hub describes it. */
export type Model = {
    /** Its id, such as `meta-llama/Llama-3.1-8B-Instruct`. */
    readonly id: string;
    /** Its task. A model without one has no snippets. */
    readonly pipeline_tag?: string | undefined;
    /** A model tagged `conversational` is called as a chat. */
    readonly tags?: readonly string[] | undefined;
    /** The library that the model is made for, such as `transformers`. No snippet depends on it. */
    readonly library_name?: string | undefined;
};

/** Where a provider serves the model: an entry of the Hub's mapping, of whose fields only these are used. */
export type ProviderMapping = {
    /** The provider's own id of the model. */
    readonly providerId: string;
    /** The model's id on the Hub. Default: that of the model. */
    readonly hfModelId?: string | undefined;
    /** `lora` for an adapter, which the provider adds to a model of its own. */
    readonly adapter?: string | null | undefined;
    /** The file of the adapter's weights on the Hub. */
    readonly adapterWeightsPath?: string | null | undefined;
    /** Whatever else the Hub says: it is not read. */
    readonly [field: string]: unknown;
};

/** What the router can choose a provider by; the first is what it does unasked. */
export const policies = ["fastest", "cheapest", "preferred"] as const;

/** What the router chooses a provider by; or the provider that it is to take. */
export type Policy = (typeof policies)[number] | ProviderId;

/** What a snippet is to do. What is left out stays as the task's own example has it. */
export type SnippetOptions = {
    /** Print the output as it arrives, where the task streams. Default: false. */
    readonly streaming?: boolean | undefined;
    /** The organisation of the Hub that pays. */
    readonly billTo?: string | undefined;
    /** Printed into the snippet as it is. Default: the snippet reads it from the environment. */
    readonly accessToken?: string | undefined;
    /** A server of one's own, in place of the provider. */
    readonly endpointUrl?: string | undefined;
    /** The server of one's own wants no key: the snippet reads none. Default: false. */
    readonly keyless?: boolean | undefined;
    /** How the provider `auto` chooses. Default: the fastest. */
    readonly policy?: Policy | undefined;
    /** To the provider's own address with the provider's key. Default: through the Hub's router. */
    readonly directRequest?: boolean | undefined;
    /** Of a chat, by which of OpenAI's APIs it is asked for. Default: `chat-completions`. */
    readonly api?: ChatApi | undefined;
    /** In place of the task's example; a file is given by its name. */
    readonly inputs?: unknown;
    /**
     * In place of the example's parameters, such as `{ candidate_labels: […] }`. With `tools` that hold functions, the
     * snippet of a chat also answers the model's calls of them.
     */
    readonly parameters?: Readonly<Record<string, unknown>> | undefined;
    /** In place of the example conversation; an image's URL without a scheme, such as `photo.jpg`, is the name of a file. */
    readonly messages?: InputsGiven<"conversational"> | undefined;
    /** How freely the model chooses its words, mostly 0 to 2. 0 and unset are left to the provider. */
    readonly temperature?: number | undefined;
    /** How many tokens the output may have: a whole number, 1 or more. Default: 512, in chat. */
    readonly max_tokens?: number | undefined;
    /** The share of likely words that the model chooses from, 0 to 1. 0 and unset are left to the provider. */
    readonly top_p?: number | undefined;
};

/** A program that calls a model. */
export type Snippet = {
    /** The language that it is written in. */
    readonly language: LanguageId;
    /** The library that the snippet uses. */
    readonly client: string;
    /** The shape of the snippet. */
    readonly variant: Variant;
    /** The whole program. */
    readonly content: string;
};

/** A client without a snippet. */
export type LeftOut = {
    /** The client's language. */
    readonly language: LanguageId;
    /** The library that a snippet would use. */
    readonly client: string;
    /** Why it cannot make the call, as a sentence. */
    readonly why: string;
    /** What it lacks and a caller can give: the provider's own id of the model, of the Hub's mapping. */
    readonly missing?: "providerId";
};
