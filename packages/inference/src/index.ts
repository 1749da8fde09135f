/**
 * The public API of the inference client. The parts that send nothing have entry points of their own: `/tasks`,
 * `/providers`, `/wire`.
 */

export {
    type CustomArguments,
    type CustomOptions,
    perform,
    performStream,
    request,
    streamingRequest,
} from "./client/any-task.ts";
export type { ClientDefaults } from "./client/bound-client.ts";
export { InferenceClient, InferenceClientEndpoint } from "./client/client.ts";
export type { WithData } from "./client/helper.ts";
export type { ImageOptions, ImageOutput, OutputType } from "./client/image-helper.ts";
export { makeRequestOptions, type RequestOptions } from "./client/make-request-options.ts";
export { AbortedError } from "./errors/aborted-error.ts";
export { HubApiError } from "./errors/hub-api-error.ts";
export { type ErrorContext, InferenceError } from "./errors/inference-error.ts";
export { InputError } from "./errors/input-error.ts";
export { ProviderApiError } from "./errors/provider-api-error.ts";
export { ProviderOutputError } from "./errors/provider-output-error.ts";
export { RoutingError } from "./errors/routing-error.ts";
export { TimeoutError } from "./errors/timeout-error.ts";
export * from "./generated/helpers.ts";
export type * from "./generated/types/index.ts";
export { getLogger, type Logger, setLogger } from "./logger.ts";
export * from "./providers/index.ts";
export type { Timeouts } from "./request/clock.ts";
export type { MappingLookUp } from "./request/mapping.ts";
export type { Invocation, Options, Target } from "./request/options.ts";
export * from "./tasks/index.ts";
export * from "./wire/index.ts";
