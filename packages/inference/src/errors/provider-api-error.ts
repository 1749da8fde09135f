import { InferenceError } from "./inference-error.ts";

/** The provider answered that it could not do it; `status` and `requestId` say what it answered. */
export class ProviderApiError extends InferenceError {
    override readonly name: string = "ProviderApiError";
}
