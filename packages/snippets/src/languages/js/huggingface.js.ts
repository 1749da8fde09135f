import { type Call, isOpenAiAddress } from "@callsheet/inference/providers";
import { inferenceClient } from "./inference-client.ts";
import { js } from "./literals.ts";

const hasParameters = ({ parameters = {} }: Call): boolean => Object.keys(parameters).length > 0;

/** The Hub's own JavaScript client. It passes on the events of text generation unchanged. */
export const huggingfaceJs = inferenceClient({
    module: "@huggingface/inference",
    deltaOf: js`event.choices?.[0]?.delta?.content`,
    textOf: js`event.choices?.[0]?.text`,
    isHubs: true,
    endsEarly: true,
    // Of version 4.13.30.
    limitations: [
        {
            providers: ["hf-inference"],
            tasks: [
                "audio-classification",
                "audio-to-audio",
                "automatic-speech-recognition",
                "image-classification",
                "object-detection",
            ],
            when: hasParameters,
            why: "It sends the file alone, without the parameters.",
        },
        {
            providers: ["deepinfra", "fal-ai", "nscale", "zai-org"],
            tasks: ["text-to-image", "image-to-image", "image-text-to-image"],
            when: ({ parameters = {} }) => ["width", "height", "target_size"].some((name) => name in parameters),
            why: "It sends a size under names that the provider does not know.",
        },
        {
            providers: ["fal-ai"],
            tasks: ["automatic-speech-recognition"],
            when: hasParameters,
            why: "It sends the parameters as the Hub has them, which is not fal's form.",
        },
        {
            providers: ["scaleway"],
            tasks: ["feature-extraction"],
            when: hasParameters,
            why: "It leaves the parameters out.",
        },
        {
            providers: ["zai-org"],
            tasks: ["image-to-text"],
            when: hasParameters,
            why: "It leaves the parameters out.",
        },
        {
            providers: ["hf-inference"],
            tasks: ["image-to-text"],
            why: "It wants an object, and the response is a list.",
        },
        {
            providers: ["groq", "novita"],
            tasks: ["text-generation"],
            why: "It sends `inputs` to their chat, which takes messages only.",
        },
        {
            providers: ["scaleway", "together"],
            tasks: ["text-generation"],
            when: hasParameters,
            why: "It sends the parameters as the Hub has them, which is not their form: they are ignored.",
        },
        {
            providers: ["hf-inference"],
            tasks: ["automatic-speech-recognition", "feature-extraction", "text-to-image", "text-to-speech"],
            when: ({ endpointUrl }) => endpointUrl !== undefined && isOpenAiAddress(endpointUrl),
            why: "It sends the Hub's form to the address itself.",
        },
        {
            providers: ["hf-inference"],
            tasks: ["conversational", "text-generation"],
            when: ({ endpointUrl }) => endpointUrl?.includes("?") === true,
            why: "It writes the task's path behind the query of the endpoint's address.",
        },
    ],
});
