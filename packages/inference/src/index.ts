/**
 * The public API of the inference client. The parts that send nothing have entry points of their own: `/tasks`,
 * `/providers`, `/wire`.
 */

export {
    type CustomArguments,
    type CustomOptions,
    makeRequestOptions,
    perform,
    performStream,
    type RequestOptions,
    request,
    streamingRequest,
} from "./client/any-task.ts";
export { InferenceClient, InferenceClientEndpoint } from "./client/client.ts";
export type { WithData } from "./client/helper.ts";
export type { ImageOptions, ImageOutput, OutputType } from "./client/image-helper.ts";
export {
    AbortedError,
    type ErrorContext,
    HubApiError,
    InferenceError,
    InputError,
    ProviderApiError,
    ProviderOutputError,
    RoutingError,
    TimeoutError,
} from "./errors/errors.ts";
export * from "./generated/helpers.ts";
export type * from "./generated/types/index.ts";
export { getLogger, type Logger, setLogger } from "./logger.ts";
export * from "./providers/index.ts";
export type { Timeouts } from "./request/clock.ts";
export type { ClientDefaults, Invocation, MappingLookUp, Options, Target } from "./request/options.ts";
export * from "./tasks/index.ts";
export * from "./wire/index.ts";
