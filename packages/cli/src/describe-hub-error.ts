import { HubApiError, type InferenceError } from "@callsheet/inference/hub";

/** The reason why the Hub gave no result, as the start of a sentence. */
export const describeHubError = (reason: InferenceError): string =>
    reason instanceof HubApiError ? reason.message.replace(/\.$/, "") : "The Hub cannot be reached";
