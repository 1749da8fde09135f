import { js } from "../../../languages/index.ts";
import { inferenceClient } from "../inference-client.ts";

/** The Hub's own JavaScript client. It passes on the events of text generation as the server wrote them. */
export const huggingfaceJs = inferenceClient("huggingface.js", {
    module: "@huggingface/inference",
    textOf: js`event.choices[0]?.text`,
    endsEarly: true,
    // It sends `inputs` to their chat, which takes messages only (version 4.13.30).
    fails: ({ provider, task }) => task === "text-generation" && (provider === "groq" || provider === "novita"),
});
