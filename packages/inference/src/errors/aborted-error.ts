import { InferenceError } from "./inference-error.ts";

/**
 * The caller's own signal ended the call; `cause` is the signal's reason.
 *
 * @example
 * import { AbortedError, fillMask } from "@callsheet/inference";
 *
 * const call = { model: "FacebookAI/xlm-roberta-base", inputs: "A <mask>." };
 * await fillMask(call, { signal: AbortSignal.abort() }).catch((error: unknown) => {
 *     if (!(error instanceof AbortedError)) throw error;
 * });
 */
export class AbortedError extends InferenceError {
    /** `AbortError`, like the platform's own abort errors. */
    override readonly name: string = "AbortError";
}
