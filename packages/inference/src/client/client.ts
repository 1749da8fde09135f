/** The client: every helper, with the token and the defaults filled in. */
import { TaskMethods } from "../generated/task-methods.ts";
import type { ClientDefaults } from "../request/options.ts";
import { request, streamingRequest } from "./any-task.ts";

/**
 * One method per task. The same helpers are free functions, for programs that bundle only what they use.
 *
 * @see the class of the same name in `@huggingface/inference`, which has the same call shapes
 * @example
 * import { InferenceClient } from "@callsheet/inference";
 *
 * const client = new InferenceClient(process.env.HF_TOKEN);
 * const labels = await client.textClassification({ model: "ProsusAI/finbert", inputs: "Profits rose again." });
 */
export class InferenceClient extends TaskMethods {
    readonly #accessToken: string | undefined;
    readonly #defaults: ClientDefaults;

    /**
     * Creates a client. Nothing is sent before a method is called.
     *
     * @param accessToken a Hub token (`hf_…`), or a provider's own key; default none: calls are anonymous
     * @param defaults the model, the provider, the endpoint and the options of every call that does not set them
     */
    constructor(accessToken?: string, defaults: ClientDefaults = {}) {
        super(accessToken, defaults);
        this.#accessToken = accessToken;
        this.#defaults = defaults;
    }

    /**
     * A client with the same settings that calls a custom endpoint.
     *
     * @param endpointUrl the server's address: its host, its `/v1` base, or the full URL of the task
     * @returns a client with the same token and defaults, whose calls all go to the endpoint
     * @example
     * import { InferenceClient } from "@callsheet/inference";
     *
     * const client = new InferenceClient().endpoint("http://localhost:8080");
     * const { choices } = await client.chatCompletion({ messages: [{ role: "user", content: "Hi" }] });
     */
    endpoint(endpointUrl: string): InferenceClientEndpoint {
        return new InferenceClientEndpoint(this.#accessToken, { ...this.#defaults, endpointUrl });
    }

    /**
     * Calls a task and returns the provider's response unchanged; the same as the function `request`.
     *
     * @param args the arguments of the task's helper, by the same names
     * @param options the task, and the options that every call takes
     * @returns JSON, a string or a Blob, not validated; for a provider with a queue, the response that starts the job
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response that cannot be read;
     * TimeoutError; AbortedError
     * @example
     * import { InferenceClient } from "@callsheet/inference";
     *
     * const client = new InferenceClient(process.env.HF_TOKEN);
     * const call = { model: "ProsusAI/finbert", inputs: "Profits rose again." };
     * const response = await client.request(call, { task: "text-classification" });
     */
    readonly request = this.bind(request);

    /**
     * Calls a task and yields each of the provider's events unchanged; the same as the function `streamingRequest`.
     *
     * @param args the arguments of the task's helper, by the same names
     * @param options the task, and the options that every call takes
     * @returns the events, as JSON, not validated; leaving the loop early cancels the request
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for an event that cannot be read;
     * TimeoutError; AbortedError
     * @example
     * import { InferenceClient } from "@callsheet/inference";
     *
     * const client = new InferenceClient(process.env.HF_TOKEN);
     * const call = { model: "openai-community/gpt2", inputs: "Once upon a time" };
     * for await (const event of client.streamingRequest(call, { task: "text-generation" })) console.log(event);
     */
    readonly streamingRequest = this.bind(streamingRequest);
}

/**
 * A client that calls a custom endpoint: returned by `client.endpoint(url)`.
 *
 * @example
 * import { InferenceClient, InferenceClientEndpoint } from "@callsheet/inference";
 *
 * const client = new InferenceClient().endpoint("http://localhost:8080");
 * const isOwn = client instanceof InferenceClientEndpoint; // true
 */
export class InferenceClientEndpoint extends InferenceClient {}
