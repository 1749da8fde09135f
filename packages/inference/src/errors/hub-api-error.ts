import { InferenceError } from "./inference-error.ts";

/** The Hub could not say where the model is served. */
export class HubApiError extends InferenceError {
    override readonly name: string = "HubApiError";
}
