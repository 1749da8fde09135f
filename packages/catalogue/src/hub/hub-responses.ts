/** The schemas of responses from the Hub and its router: the fields that we read, whatever else there is. */
import { HubApiError } from "@callsheet/inference/hub";
import {
    array,
    boolean,
    type GenericSchema,
    getDotPath,
    type InferOutput,
    nullish,
    number,
    object,
    safeParse,
    string,
    unknown,
} from "valibot";

/** A model in a response of the Hub. */
export const hubModel = object({
    id: string(),
    pipeline_tag: nullish(string()),
    tags: nullish(array(string())),
    downloads: nullish(number()),
    /** In one of two forms, which the client reads. */
    inferenceProviderMapping: nullish(unknown()),
});
export type HubModel = InferOutput<typeof hubModel>;

/** A list of models from the Hub. */
export const hubModels = array(hubModel);

/** A chat model in a response of the router: prices in US dollars per million tokens, times in milliseconds. */
export const routerModel = object({
    id: string(),
    architecture: nullish(object({ input_modalities: nullish(array(string())) })),
    providers: array(
        object({
            provider: string(),
            context_length: nullish(number()),
            pricing: nullish(object({ input: number(), output: number() })),
            supports_tools: nullish(boolean()),
            supports_structured_output: nullish(boolean()),
            first_token_latency_ms: nullish(number()),
            throughput: nullish(number()),
        }),
    ),
});
export type RouterModel = InferOutput<typeof routerModel>;

/** The router's list of all chat models. */
export const routerModels = object({ data: array(routerModel) });

/**
 * Validates a response.
 * @param about what was requested, in words that follow "The Hub's response about"
 * @throws HubApiError naming the first invalid field
 */
export function readResponse<Output>(schema: GenericSchema<unknown, Output>, body: unknown, about: string): Output {
    const { success, output, issues } = safeParse(schema, body);
    if (success) return output;
    const [{ message }] = issues;
    const path = getDotPath(issues[0]);
    throw new HubApiError(`The Hub's response about ${about} cannot be read: ${path ?? "all of it"}: ${message}.`, {
        status: 200,
    });
}
