import { InferenceError } from "./inference-error.ts";

/** The call could not be made as it was asked for; nothing was sent. */
export class InputError extends InferenceError {
    override readonly name: string = "InputError";
}
