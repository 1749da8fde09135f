import { InferenceError } from "./inference-error.ts";

/** The provider responded that it could not do it; `status` and `requestId` are those of the response. */
export class ProviderApiError extends InferenceError {
    override readonly name: string = "ProviderApiError";
}
