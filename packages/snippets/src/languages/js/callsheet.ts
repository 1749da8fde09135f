import { inferenceClient } from "./inference-client.ts";
import { js } from "./literals.ts";

/** Callsheet's own client. */
export const callsheet = inferenceClient({
    module: "@callsheet/inference",
    deltaOf: js`event.choices[0]?.delta.content`,
    textOf: js`event.token.text`,
});
