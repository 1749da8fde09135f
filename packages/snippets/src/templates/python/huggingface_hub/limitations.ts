import { type Call, isOpenAiAddress, type ProviderId, providerIds } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import { isFile } from "@callsheet/inference/wire";
import { responseFormatOf } from "../../../chat-tools.ts";
import type { Limitation } from "../../limitation.ts";
import { argumentsOf } from "./arguments.ts";

const refuses = "Version 2.4.0 refuses the pair when it is run.";

const others: readonly ProviderId[] = providerIds.filter((id) => id !== "hf-inference");

const hasAdapter = ({ adapter }: Call): boolean => adapter !== undefined;
const hasLimit = ({ parameters }: Call): boolean =>
    typeof parameters === "object" && "max_new_tokens" in parameters && parameters.max_new_tokens !== undefined;
const hasSteps = ({ parameters }: Call): boolean =>
    typeof parameters === "object" && "num_inference_steps" in parameters;
const hasOneSide = ({ parameters }: Call): boolean =>
    typeof parameters === "object" && "width" in parameters !== "height" in parameters;
const isNoJpeg = ({ inputs }: Call): boolean => isFile(inputs) && inputs.type !== "image/jpeg";

const hasSchema = (call: Call): boolean => responseFormatOf(call) === "json_schema";

const lacksArgument = (call: Call): boolean => Object.keys(argumentsOf(call).unsupported).length > 0;

export const limitations: readonly Limitation[] = [
    {
        providers: providerIds,
        tasks: taskIds,
        when: lacksArgument,
        why: "Its method has no argument for one of the parameters, and no way to take it as it is.",
    },
    {
        providers: ["hf-inference"],
        tasks: taskIds.filter((task) => task !== "conversational"),
        when: ({ endpointUrl }) => endpointUrl !== undefined && isOpenAiAddress(endpointUrl),
        why: "It sends the Hub's form to the address itself.",
    },
    {
        providers: ["hf-inference"],
        tasks: ["conversational"],
        when: hasSchema,
        why: "It writes the schema of the answer as text-generation-inference has it, not in OpenAI's form.",
    },
    { providers: ["deepinfra"], tasks: ["text-to-image"], why: refuses },
    { providers: ["fal-ai"], tasks: ["audio-to-audio"], why: refuses },
    { providers: ["groq", "ovhcloud", "scaleway"], tasks: ["text-generation"], why: refuses },
    { providers: ["together"], tasks: ["automatic-speech-recognition"], why: refuses },
    { providers: ["zai-org"], tasks: ["image-to-text"], why: refuses },
    {
        providers: others,
        tasks: ["text-generation"],
        when: ({ stream }) => stream === true,
        why: "It reads the events of hf-inference only.",
    },
    {
        providers: ["hf-inference"],
        tasks: ["tabular-classification"],
        why: "It sends the table as `table`; the server takes inputs.",
    },
    {
        providers: ["hf-inference"],
        tasks: ["visual-question-answering"],
        why: "It sends the image as the inputs and the question beside them; the server takes both as the inputs.",
    },
    {
        providers: ["novita", "together"],
        tasks: ["text-generation"],
        when: hasLimit,
        why: "It sends the limit under the Hub's name, which is not theirs.",
    },
    {
        providers: ["novita"],
        tasks: ["text-to-video"],
        when: hasSteps,
        why: "It sends the number of steps under the Hub's name, which is not Novita's.",
    },
    {
        providers: ["replicate"],
        tasks: ["image-to-image"],
        when: hasAdapter,
        why: "It leaves the adapter out.",
    },
    {
        providers: ["wavespeed"],
        tasks: ["text-to-image", "text-to-video", "image-to-image", "image-to-video"],
        when: hasAdapter,
        why: "It leaves the adapter out.",
    },
    {
        providers: ["wavespeed"],
        tasks: ["image-to-image", "image-to-video"],
        when: isNoJpeg,
        why: "It labels every image as JPEG.",
    },
    {
        providers: ["zai-org"],
        tasks: ["text-to-image"],
        when: hasOneSide,
        why: "It sends a size only where both sides are given.",
    },
];
