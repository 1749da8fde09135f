import { InferenceError } from "./inference-error.ts";

/**
 * The call took longer than a timeout allows; the message says which one, and how to set it.
 *
 * @example
 * import { fillMask, TimeoutError } from "@callsheet/inference";
 *
 * const call = { accessToken: process.env.HF_TOKEN, model: "FacebookAI/xlm-roberta-base", inputs: "A <mask>." };
 * const words = await fillMask(call, { timeouts: { total: 30_000 } }).catch((error: unknown) => {
 *     if (!(error instanceof TimeoutError)) throw error;
 *     console.error("Not within half a minute.");
 * });
 */
export class TimeoutError extends InferenceError {
    /** `TimeoutError`. */
    override readonly name: string = "TimeoutError";
}
