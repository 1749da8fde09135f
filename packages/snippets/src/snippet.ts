/** The input and output types of the generator. */
import type { ChatApi, InputsGiven, ProviderId } from "@callsheet/inference/providers";
import type { LanguageId } from "./languages/registry.ts";
import type { Variant } from "./variants.ts";

/** A model, as the Hub describes it. */
export type Model = {
    /** The model's id, such as `meta-llama/Llama-3.1-8B-Instruct`. */
    readonly id: string;
    /** The model's task. A model without one has no snippets. */
    readonly pipeline_tag?: string | undefined;
    /** A model tagged `conversational` is called as a chat. */
    readonly tags?: readonly string[] | undefined;
    /** The library that the model is made for, such as `transformers`. No snippet depends on it. */
    readonly library_name?: string | undefined;
};

/** An entry of the Hub's mapping, for one provider. Only the fields named here are used. */
export type ProviderMapping = {
    /** The provider's own id of the model. */
    readonly providerId: string;
    /** The model's id on the Hub. Default: the id of the model. */
    readonly hfModelId?: string | undefined;
    /** `lora` for an adapter, which the provider applies to a base model of its own. */
    readonly adapter?: string | null | undefined;
    /** The path of the adapter's weights file in its repository on the Hub. */
    readonly adapterWeightsPath?: string | null | undefined;
    /** Any other field of the Hub's entry. It is ignored. */
    readonly [field: string]: unknown;
};

/** The policies by which the router chooses a provider. The first is the default. */
export const policies = ["fastest", "cheapest", "preferred"] as const;

/** A policy by which the router chooses a provider, or the provider that it must use. */
export type Policy = (typeof policies)[number] | ProviderId;

/** The options of a snippet. Anything that is not set comes from the task's own example. */
export type SnippetOptions = {
    /** Whether to stream the output, if the task supports it. Default: false. */
    readonly stream?: boolean | undefined;
    /** The Hub organisation to bill. */
    readonly billTo?: string | undefined;
    /** A token to print into the snippet. Default: the snippet reads the token from the environment. */
    readonly accessToken?: string | undefined;
    /** The URL of a custom endpoint, called in place of the provider. */
    readonly endpoint?: string | undefined;
    /** Whether the custom endpoint needs no key, so that the snippet reads none. Default: false. */
    readonly keyless?: boolean | undefined;
    /** How the provider `auto` chooses. Default: the fastest. */
    readonly policy?: Policy | undefined;
    /** Whether to call the provider's own address with the provider's key. Default: through the Hub's router. */
    readonly direct?: boolean | undefined;
    /** Which of OpenAI's APIs a chat uses. Default: `chat-completions`. */
    readonly api?: ChatApi | undefined;
    /** The inputs, in place of the task's example. A file is given by its name; a text is the only message of a chat. */
    readonly inputs?: unknown;
    /**
     * The parameters, such as `{ candidate_labels: […] }`, in place of the example's. If `tools` has functions, the
     * snippet of a chat also runs them and sends back their results.
     */
    readonly parameters?: Readonly<Record<string, unknown>> | undefined;
    /** The messages of a chat. An image URL without a scheme, such as `photo.jpg`, is the name of a file. */
    readonly messages?: InputsGiven<"conversational"> | undefined;
    /** The sampling temperature, usually 0 to 2. If it is 0 or not set, the snippet does not send it. */
    readonly temperature?: number | undefined;
    /** The most tokens that the output may have: a whole number, 1 or more. Default in chat: 512. */
    readonly max_tokens?: number | undefined;
    /** The probability mass to sample from, 0 to 1. If it is 0 or not set, the snippet does not send it. */
    readonly top_p?: number | undefined;
};

/** A program that calls a model. */
export type Snippet = {
    /** The language of the snippet. */
    readonly language: LanguageId;
    /** The library that the snippet uses. */
    readonly client: string;
    /** The shape of the snippet. */
    readonly variant: Variant;
    /** The whole program. */
    readonly content: string;
};

/** A client that has no snippet for a call. */
export type LeftOut = {
    /** The client's language. */
    readonly language: LanguageId;
    /** The library that a snippet would use. */
    readonly client: string;
    /** Why the client cannot make the call, as a sentence. */
    readonly why: string;
    /** The missing value that a caller can provide: the provider's own id of the model, from the Hub's mapping. */
    readonly missing?: "providerId";
};
