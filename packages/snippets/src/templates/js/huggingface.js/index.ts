import { js } from "../../../languages/index.ts";
import { inferenceClient } from "../inference-client.ts";

/** The Hub's own JavaScript client. It passes on the events of text generation as the server wrote them. */
export const huggingfaceJs = inferenceClient("huggingface.js", {
    module: "@huggingface/inference",
    textOf: js`event.choices[0]?.text`,
    endsEarly: true,
});
