import { HubApiError, type InferenceError } from "@callsheet/inference/hub";

/** Why the Hub did not tell, as the beginning of a sentence. */
export const hubTrouble = (reason: InferenceError): string =>
    reason instanceof HubApiError ? reason.message.replace(/\.$/, "") : "The Hub cannot be reached";
