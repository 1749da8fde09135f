import { js } from "../../../languages/index.ts";
import { inferenceClient } from "../inference-client.ts";

/** The Hub's own JavaScript client. It passes on the events of text generation as the server wrote them. */
export const huggingfaceJs = inferenceClient("huggingface.js", {
    module: "@huggingface/inference",
    textOf: js`event.choices[0]?.text`,
    endsEarly: true,
    // Version 4.13.30.
    fails: [
        {
            providers: ["hf-inference"],
            tasks: ["image-to-text"],
            why: "It wants an object, and the answer is a list.",
        },
        {
            providers: ["groq", "novita"],
            tasks: ["text-generation"],
            why: "It sends `inputs` to their chat, which takes messages only.",
        },
        {
            providers: ["scaleway", "together"],
            tasks: ["text-generation"],
            when: ({ parameters = {} }) => Object.keys(parameters).length > 0,
            why: "It sends the parameters as the Hub has them, which is not their form: they are ignored.",
        },
        {
            providers: ["hf-inference"],
            tasks: ["conversational", "text-generation"],
            when: ({ endpointUrl }) => endpointUrl?.includes("?") === true,
            why: "It writes the task's path behind the query of the endpoint's address.",
        },
    ],
});
