import { InferenceError } from "./inference-error.ts";

/** The call took longer than a timeout allows; the message says which one, and how to set it. */
export class TimeoutError extends InferenceError {
    override readonly name: string = "TimeoutError";
}
