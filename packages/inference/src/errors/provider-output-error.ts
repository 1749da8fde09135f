import { InferenceError } from "./inference-error.ts";

/** The provider responded, but not with what the task returns. */
export class ProviderOutputError extends InferenceError {
    override readonly name: string = "ProviderOutputError";
}
