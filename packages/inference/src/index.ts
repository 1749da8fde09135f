/**
 * The public API of the inference client. The parts that send nothing have entry points of their own: `/tasks`,
 * `/providers`, `/wire`.
 */

export {
    type CustomArguments as RequestArgs,
    type CustomOptions,
    perform,
    performStream,
    request,
    streamingRequest,
} from "./client/any-task.ts";
export type { ClientDefaults } from "./client/bound-client.ts";
export {
    InferenceClient,
    InferenceClient as HfInference,
    InferenceClientEndpoint,
} from "./client/client.ts";
export type { WithData } from "./client/helper.ts";
export type { ImageOptions, ImageOutput, OutputType } from "./client/image-helper.ts";
export { makeRequestOptions, type RequestOptions } from "./client/make-request-options.ts";
export { AbortedError } from "./errors/aborted-error.ts";
export { HubApiError, HubApiError as InferenceClientHubApiError } from "./errors/hub-api-error.ts";
export { type ErrorContext, InferenceError, InferenceError as InferenceClientError } from "./errors/inference-error.ts";
export { InputError, InputError as InferenceClientInputError } from "./errors/input-error.ts";
export { ProviderApiError, ProviderApiError as InferenceClientProviderApiError } from "./errors/provider-api-error.ts";
export {
    ProviderOutputError,
    ProviderOutputError as InferenceClientProviderOutputError,
} from "./errors/provider-output-error.ts";
export { RoutingError, RoutingError as InferenceClientRoutingError } from "./errors/routing-error.ts";
export { TimeoutError } from "./errors/timeout-error.ts";
export * from "./generated/helpers.ts";
export type * from "./generated/types/index.ts";
export { getLogger, type Logger, setLogger } from "./logger.ts";
export * from "./providers/index.ts";
export type { Timeouts } from "./request/clock.ts";
export type { MappingLookUp } from "./request/mapping.ts";
export type { Invocation, Options, Target, Target as BaseArgs } from "./request/options.ts";
export * from "./tasks/index.ts";
export * from "./wire/index.ts";
