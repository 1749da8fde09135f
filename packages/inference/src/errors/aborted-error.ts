import { InferenceError } from "./inference-error.ts";

/** The caller's own signal ended the call; `cause` is the signal's reason. Named as the platform names it. */
export class AbortedError extends InferenceError {
    override readonly name: string = "AbortError";
}
