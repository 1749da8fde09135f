/** What the Hub and its router answer: what is read of it, and liberal in all that stands beside. */
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

/** A model, as the Hub describes it. */
export const hubModel = object({
    id: string(),
    pipeline_tag: nullish(string()),
    tags: nullish(array(string())),
    /** Of two forms, which the client knows how to read. */
    inferenceProviderMapping: nullish(unknown()),
});
export type HubModel = InferOutput<typeof hubModel>;

/** Some models, as the Hub lists them. */
export const hubModels = array(hubModel);

/** A model that chats, as the router describes it: prices in US dollars a million tokens, times in milliseconds. */
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

/** All models that chat, as the router lists them. */
export const routerModels = object({ data: array(routerModel) });

/**
 * Reads an answer.
 * @param about what was asked, in words that follow "The Hub's response about"
 * @throws HubApiError naming the first field that does not fit
 */
export function readAnswer<Output>(schema: GenericSchema<unknown, Output>, body: unknown, about: string): Output {
    const { success, output, issues } = safeParse(schema, body);
    if (success) return output;
    const [{ message }] = issues;
    const place = getDotPath(issues[0]);
    throw new HubApiError(`The Hub's response about ${about} cannot be read: ${place ?? "all of it"}: ${message}.`, {
        status: 200,
    });
}
