import { js } from "../../languages/index.ts";
import { inferenceClient } from "./inference-client.ts";

/** Callsheet's own client. */
export const callsheet = inferenceClient({
    module: "@callsheet/inference",
    textOf: js`event.token.text`,
});
