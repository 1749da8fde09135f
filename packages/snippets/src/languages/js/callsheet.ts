import { inferenceClient } from "./inference-client.ts";
import { js } from "./literals.ts";

/** Callsheet's own client. */
export const callsheet = inferenceClient({
    module: "@callsheet/inference",
    textOf: js`event.token.text`,
});
