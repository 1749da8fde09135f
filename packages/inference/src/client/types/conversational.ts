// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";
import type { DataUrl } from "../../wire/leaf.ts";

/** The messages of `chatCompletion`, with its parameters beside them. */
export type ChatCompletionInput = {
    /** The conversation so far, the oldest message first. */
    messages: ChatCompletionInputMessage[];
    /**
     * Makes a token less likely the more often it has been written: above 0 the text repeats itself less, below 0 more.
     * Range: -2 to 2.
     */
    frequency_penalty?: number | null | undefined;
    /**
     * Makes single tokens likelier or less likely, by their ids in the model's vocabulary: `{ "50256": -100 }` keeps
     * that token out.
     */
    logit_bias?: Record<string, number> | number[] | null | undefined;
    /** Whether each token of the answer comes with its probability, at `choices[0].logprobs`. Default: `false`. */
    logprobs?: boolean | null | undefined;
    /**
     * How long the answer may become; it is cut off there. Unless given, as long as the provider allows. Unit: tokens.
     * Range: a whole number, 1 or more.
     */
    max_tokens?: number | null | undefined;
    /**
     * The number of answers to write. You pay for each; this library's snippets show the first. Range: a whole number,
     * 1 or more. Default: `1`.
     */
    n?: number | null | undefined;
    /**
     * Makes a token less likely once it has been written: above 0 the text turns to new things, below 0 it stays.
     * Range: -2 to 2.
     */
    presence_penalty?: number | null | undefined;
    /**
     * How long a reasoning model may think before it answers, in the model's own terms: mostly `low`, `medium` or
     * `high`.
     */
    reasoning_effort?: string | null | undefined;
    /** The format of the answer. Unless given, it is free text. */
    response_format?: ChatCompletionInputGrammarType | null | undefined;
    /**
     * The seed of the random choices: the same seed with the same call mostly gives the same text again. Range: a whole
     * number.
     */
    seed?: number | null | undefined;
    /** One or several texts that end the answer as soon as one of them appears; four at most. */
    stop?: string | string[] | null | undefined;
    /** What a stream contains besides the text. */
    stream_options?: ChatCompletionInputStreamOptions | null | undefined;
    /**
     * How freely a token is chosen: near 0 the likeliest one nearly always, higher values are more varied and less
     * reliable. Range: 0 to 2.
     */
    temperature?: number | null | undefined;
    /**
     * Whether tools are called: `auto` as the model sees fit, `none`, `required`, or
     * `{ type: "function", function: { name } }` for one of them. Default: `"auto"`.
     */
    tool_choice?: ChatCompletionInputToolChoice | null | undefined;
    /** A text for the model before the list of its tools; only the Hub's own servers read it. */
    tool_prompt?: string | null | undefined;
    /** The tools that the model may call. */
    tools?: ChatCompletionInputTool[] | null | undefined;
    /**
     * The number of likeliest tokens to return at each position, if `logprobs` is true. Range: a whole number, 0 to 20.
     */
    top_logprobs?: number | null | undefined;
    /**
     * Chooses only among the likeliest tokens: as many as together reach this probability. Change this or the
     * temperature, not both. Range: more than 0, at most 1.
     */
    top_p?: number | null | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** A message of the conversation. */
export type ChatCompletionInputMessage = {
    /**
     * Who speaks: `system` for what holds throughout, `user` for the person, `assistant` for the model, `tool` for what
     * a tool gave.
     */
    role: string;
    /** What is said: a text, or parts of it, where images stand between texts. */
    content?: ChatCompletionInputMessageContent | null | undefined;
    /** The speaker's name, where several have the same role. */
    name?: string | null | undefined;
    /** Of a `tool` message: the id of the call that it answers. */
    tool_call_id?: string | null | undefined;
    /** Of an `assistant` message: the tools that the model wanted called. */
    tool_calls?: ChatCompletionInputToolCall[] | null | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** What is said: a text, or parts of it, where images stand between texts. */
export type ChatCompletionInputMessageContent = string | ChatCompletionInputMessageChunk[];

/** A part of a message: a text, an image, or whatever else the model reads. */
export type ChatCompletionInputMessageChunk = {
    /** What the part is: `text`, `image_url`, or another kind that the model reads. */
    type: string;
    /** The text, where the part is one. */
    text?: string | undefined;
    /** The image, where the part is one. */
    image_url?: ChatCompletionInputURL | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The image, where the part is one. */
export type ChatCompletionInputURL = {
    /** Where the image is, or the image itself as a data URL: `data:image/jpeg;base64,…`. */
    url: string | DataUrl;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** A tool that the model wanted called. */
export type ChatCompletionInputToolCall = {
    /** Its id, which the `tool` message with its result names at `tool_call_id`. */
    id?: string | null | undefined;
    /** What kind of tool is called: `function`. */
    type?: string | null | undefined;
    /** The function to call. */
    function: ChatCompletionInputFunctionDefinition;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The function to call. */
export type ChatCompletionInputFunctionDefinition = {
    /** Its name. */
    name?: string | null | undefined;
    /** What it is called with: an object, mostly as JSON text. */
    arguments?: string | Record<string, unknown> | null | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The format of the answer. Unless given, it is free text. */
export type ChatCompletionInputGrammarType = {
    /** The format: `text`, `json_object` for any JSON, or `json_schema` for JSON of the schema at `json_schema`. */
    type: string;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** What a stream contains besides the text. */
export type ChatCompletionInputStreamOptions = {
    /** Whether the last event counts the tokens, at `usage`. Default: `false`. */
    include_usage?: boolean | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/**
 * Whether tools are called: `auto` as the model sees fit, `none`, `required`, or
 * `{ type: "function", function: { name } }` for one of them. Default: `"auto"`.
 */
export type ChatCompletionInputToolChoice = string | Record<string, unknown>;

/** A tool that the model may call. */
export type ChatCompletionInputTool = {
    /** What kind of tool it is: `function`, whose name, description and parameters are at `function`. */
    type: string;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The answer. */
export type ChatCompletionOutput = {
    /** The answers: one, unless you asked for more. */
    choices: ChatCompletionOutputComplete[];
    /** When it was made, from the start of 1970. Unit: seconds. Range: a whole number, 0 or more. */
    created?: number | null | undefined;
    /** The provider's own id of the answer. */
    id?: string | null | undefined;
    /** The model that answered, as the provider calls it. */
    model?: string | null | undefined;
    /** Which state of its servers the provider answered with. */
    system_fingerprint?: string | null | undefined;
    /** How many tokens were read and written. Of a stream in its last event, where it was asked for. */
    usage?: ChatCompletionOutputUsage | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** An answer. */
export type ChatCompletionOutputComplete = {
    /** Its place among the choices. Range: a whole number, 0 or more. */
    index?: number | null | undefined;
    /**
     * Why the answer ends: `stop` for its own end or one of `stop`, `length` for as long as allowed, `tool_calls` where
     * tools are to be called.
     */
    finish_reason?: string | null | undefined;
    /** What the model says. */
    message: ChatCompletionOutputMessage;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** What the model says. */
export type ChatCompletionOutputMessage = {
    /** Who speaks: `assistant`. */
    role?: string | null | undefined;
    /** The text of the answer; null where the model calls tools instead. */
    content?: string | null | undefined;
    /** The tools that the model wants called, where there are any. */
    tool_calls?: ChatCompletionOutputToolCall[] | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** A tool that the model wants called. */
export type ChatCompletionOutputToolCall = {
    /** Its id, which the `tool` message with its result names at `tool_call_id`. */
    id?: string | null | undefined;
    /** What kind of tool is called: `function`. */
    type?: string | null | undefined;
    /** The function to call. */
    function: ChatCompletionOutputFunctionDefinition;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The function to call. */
export type ChatCompletionOutputFunctionDefinition = {
    /** Its name. */
    name?: string | null | undefined;
    /** What it is called with: an object, mostly as JSON text. */
    arguments?: string | Record<string, unknown> | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** How many tokens were read and written. Of a stream in its last event, where it was asked for. */
export type ChatCompletionOutputUsage = {
    /** Those of the conversation so far. Unit: tokens. Range: a whole number, 0 or more. */
    prompt_tokens?: number | null | undefined;
    /** Those of the answer. Unit: tokens. Range: a whole number, 0 or more. */
    completion_tokens?: number | null | undefined;
    /** All of them. Unit: tokens. Range: a whole number, 0 or more. */
    total_tokens?: number | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The next piece of the answer. */
export type ChatCompletionStreamOutput = {
    /** The next piece of each answer: of one, unless you asked for more. None where the event only counts tokens. */
    choices: ChatCompletionStreamOutputChoice[];
    /** When it was made, from the start of 1970. Unit: seconds. Range: a whole number, 0 or more. */
    created?: number | null | undefined;
    /** The provider's own id of the answer. */
    id?: string | null | undefined;
    /** The model that answered, as the provider calls it. */
    model?: string | null | undefined;
    /** Which state of its servers the provider answered with. */
    system_fingerprint?: string | null | undefined;
    /** How many tokens were read and written. Of a stream in its last event, where it was asked for. */
    usage?: ChatCompletionStreamOutputUsage | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The next piece of an answer. */
export type ChatCompletionStreamOutputChoice = {
    /** Its place among the choices. Range: a whole number, 0 or more. */
    index?: number | null | undefined;
    /** What is new. */
    delta: ChatCompletionStreamOutputDelta;
    /**
     * Why the answer ends: `stop` for its own end or one of `stop`, `length` for as long as allowed, `tool_calls` where
     * tools are to be called. Of the last event alone.
     */
    finish_reason?: string | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** What is new. */
export type ChatCompletionStreamOutputDelta = {
    /** Who speaks: `assistant`. Mostly of the first event alone. */
    role?: string | null | undefined;
    /** The next piece of the text. */
    content?: string | null | undefined;
    /** The next piece of the tools that the model wants called. */
    tool_calls?: ChatCompletionStreamOutputDeltaToolCall[] | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The next piece of a tool that the model wants called. */
export type ChatCompletionStreamOutputDeltaToolCall = {
    /** Its id, which the `tool` message with its result names at `tool_call_id`. */
    id?: string | null | undefined;
    /** What kind of tool is called: `function`. */
    type?: string | null | undefined;
    /** The function to call. */
    function: ChatCompletionStreamOutputFunction;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The function to call. */
export type ChatCompletionStreamOutputFunction = {
    /** Its name. */
    name?: string | null | undefined;
    /** What it is called with: an object, mostly as JSON text. */
    arguments?: string | Record<string, unknown> | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** How many tokens were read and written. Of a stream in its last event, where it was asked for. */
export type ChatCompletionStreamOutputUsage = {
    /** Those of the conversation so far. Unit: tokens. Range: a whole number, 0 or more. */
    prompt_tokens?: number | null | undefined;
    /** Those of the answer. Unit: tokens. Range: a whole number, 0 or more. */
    completion_tokens?: number | null | undefined;
    /** All of them. Unit: tokens. Range: a whole number, 0 or more. */
    total_tokens?: number | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `chatCompletion`. */
export type ChatCompletionHelper = {
    /**
     * Answers in a conversation.
     *
     * @param args.messages `{ role, content?, name?, tool_call_id?, tool_calls? }[]`. The conversation so far, the
     * oldest message first.
     * @param args.frequency_penalty `number`. Makes a token less likely the more often it has been written: above 0 the
     * text repeats itself less, below 0 more. Range: -2 to 2.
     * @param args.logit_bias `Record<string, number> | number[]`. Makes single tokens likelier or less likely, by their
     * ids in the model's vocabulary: `{ "50256": -100 }` keeps that token out.
     * @param args.logprobs `boolean`. Whether each token of the answer comes with its probability, at
     * `choices[0].logprobs`. Default: `false`.
     * @param args.max_tokens `number`. How long the answer may become; it is cut off there. Unless given, as long as
     * the provider allows. Unit: tokens. Range: a whole number, 1 or more.
     * @param args.n `number`. The number of answers to write. You pay for each; this library's snippets show the first.
     * Range: a whole number, 1 or more. Default: `1`.
     * @param args.presence_penalty `number`. Makes a token less likely once it has been written: above 0 the text turns
     * to new things, below 0 it stays. Range: -2 to 2.
     * @param args.reasoning_effort `string`. How long a reasoning model may think before it answers, in the model's own
     * terms: mostly `low`, `medium` or `high`.
     * @param args.response_format `{ type }`. The format of the answer. Unless given, it is free text.
     * @param args.response_format.type `string`. The format: `text`, `json_object` for any JSON, or `json_schema` for
     * JSON of the schema at `json_schema`.
     * @param args.seed `number`. The seed of the random choices: the same seed with the same call mostly gives the same
     * text again. Range: a whole number.
     * @param args.stop `string | string[]`. One or several texts that end the answer as soon as one of them appears;
     * four at most.
     * @param args.stream_options `{ include_usage? }`. What a stream contains besides the text.
     * @param args.stream_options.include_usage `boolean`. Whether the last event counts the tokens, at `usage`.
     * Default: `false`.
     * @param args.temperature `number`. How freely a token is chosen: near 0 the likeliest one nearly always, higher
     * values are more varied and less reliable. Range: 0 to 2.
     * @param args.tool_choice `string | object`. Whether tools are called: `auto` as the model sees fit, `none`,
     * `required`, or `{ type: "function", function: { name } }` for one of them. Default: `"auto"`.
     * @param args.tool_prompt `string`. A text for the model before the list of its tools; only the Hub's own servers
     * read it.
     * @param args.tools `{ type }[]`. The tools that the model may call.
     * @param args.top_logprobs `number`. The number of likeliest tokens to return at each position, if `logprobs` is
     * true. Range: a whole number, 0 to 20.
     * @param args.top_p `number`. Chooses only among the likeliest tokens: as many as together reach this probability.
     * Change this or the temperature, not both. Range: more than 0, at most 1.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ choices, created?, id?, model?, system_fingerprint?, usage? }`. The answer.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of chat-completion, which is OpenAI's; each model and provider knows some of the parameters
     * @example
     * import { chatCompletion } from "@callsheet/inference";
     *
     * const output = await chatCompletion({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "meta-llama/Llama-3.1-8B-Instruct",
     *     messages: [{ role: "user", content: "Explain in two sentences why the sky is blue." }],
     * });
     */
    (args: ChatCompletionInput & Target, options?: Options): Promise<ChatCompletionOutput>;
};

/** The type of `chatCompletionStream`. */
export type ChatCompletionStreamHelper = {
    /**
     * Answers in a conversation, a piece at a time; the text is at `choices[0]?.delta.content`.
     *
     * @param args.messages `{ role, content?, name?, tool_call_id?, tool_calls? }[]`. The conversation so far, the
     * oldest message first.
     * @param args.frequency_penalty `number`. Makes a token less likely the more often it has been written: above 0 the
     * text repeats itself less, below 0 more. Range: -2 to 2.
     * @param args.logit_bias `Record<string, number> | number[]`. Makes single tokens likelier or less likely, by their
     * ids in the model's vocabulary: `{ "50256": -100 }` keeps that token out.
     * @param args.logprobs `boolean`. Whether each token of the answer comes with its probability, at
     * `choices[0].logprobs`. Default: `false`.
     * @param args.max_tokens `number`. How long the answer may become; it is cut off there. Unless given, as long as
     * the provider allows. Unit: tokens. Range: a whole number, 1 or more.
     * @param args.n `number`. The number of answers to write. You pay for each; this library's snippets show the first.
     * Range: a whole number, 1 or more. Default: `1`.
     * @param args.presence_penalty `number`. Makes a token less likely once it has been written: above 0 the text turns
     * to new things, below 0 it stays. Range: -2 to 2.
     * @param args.reasoning_effort `string`. How long a reasoning model may think before it answers, in the model's own
     * terms: mostly `low`, `medium` or `high`.
     * @param args.response_format `{ type }`. The format of the answer. Unless given, it is free text.
     * @param args.response_format.type `string`. The format: `text`, `json_object` for any JSON, or `json_schema` for
     * JSON of the schema at `json_schema`.
     * @param args.seed `number`. The seed of the random choices: the same seed with the same call mostly gives the same
     * text again. Range: a whole number.
     * @param args.stop `string | string[]`. One or several texts that end the answer as soon as one of them appears;
     * four at most.
     * @param args.stream_options `{ include_usage? }`. What a stream contains besides the text.
     * @param args.stream_options.include_usage `boolean`. Whether the last event counts the tokens, at `usage`.
     * Default: `false`.
     * @param args.temperature `number`. How freely a token is chosen: near 0 the likeliest one nearly always, higher
     * values are more varied and less reliable. Range: 0 to 2.
     * @param args.tool_choice `string | object`. Whether tools are called: `auto` as the model sees fit, `none`,
     * `required`, or `{ type: "function", function: { name } }` for one of them. Default: `"auto"`.
     * @param args.tool_prompt `string`. A text for the model before the list of its tools; only the Hub's own servers
     * read it.
     * @param args.tools `{ type }[]`. The tools that the model may call.
     * @param args.top_logprobs `number`. The number of likeliest tokens to return at each position, if `logprobs` is
     * true. Range: a whole number, 0 to 20.
     * @param args.top_p `number`. Chooses only among the likeliest tokens: as many as together reach this probability.
     * Change this or the temperature, not both. Range: more than 0, at most 1.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ choices, created?, id?, model?, system_fingerprint?, usage? }`, one after the other. The next piece
     * of the answer. Leaving the loop early cancels the request.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of chat-completion, which is OpenAI's; each model and provider knows some of the parameters
     * @example
     * import { chatCompletionStream } from "@callsheet/inference";
     *
     * for await (const event of chatCompletionStream({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "meta-llama/Llama-3.1-8B-Instruct",
     *     messages: [{ role: "user", content: "Explain in two sentences why the sky is blue." }],
     * })) {
     *     process.stdout.write(event.choices[0]?.delta.content ?? "");
     * }
     */
    (
        args: ChatCompletionInput & Target,
        options?: Options,
    ): AsyncGenerator<ChatCompletionStreamOutput, void, undefined>;
};
