import { InferenceError } from "./inference-error.ts";

/** The provider answered, but not with what the task gives. */
export class ProviderOutputError extends InferenceError {
    override readonly name: string = "ProviderOutputError";
}
