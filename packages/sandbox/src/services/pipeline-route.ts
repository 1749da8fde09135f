/** Responds to a task in the Hub's format. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { Json } from "@callsheet/inference/wire";
import {
    checkLength,
    type Fields,
    isFields,
    jsonSchema,
    maxTaskLength,
    optionalFlag,
    optionalNumber,
    text,
    textLength,
    texts,
    wrong,
} from "../checks/fields.ts";
import { base64File, decodedBase64, rawFile } from "../checks/files.ts";
import { fileOf } from "../media/media.ts";
import { type Modality, modalities, sniff } from "../media/sniff.ts";
import { Refusal } from "../refusal.ts";
import { continuationOf } from "../responses/reply.ts";
import { bytes, events, json, type ServiceResponse } from "../responses/response.ts";
import { sampleFromSchema } from "../responses/schema-sample.ts";
import { randomFromText } from "../responses/seed.ts";
import { limited, tokensIn } from "../responses/words.ts";
import { readChat, stopsOf } from "./chat-request.ts";
import { replyBySeed } from "./chat-response.ts";
import { scriptedWords } from "./openai-routes.ts";
import { type CallBody, callBody, type Pipelines, type PipelineTask } from "./pipeline.ts";
import { fileIn, filePipelines } from "./pipeline-files.ts";
import { textPipelines } from "./pipeline-texts.ts";
import { bareType, jsonBody, parametersOf } from "./read-request.ts";
import { type MediaRequest, requestedMedia } from "./requested-media.ts";
import type { ServiceRequest } from "./service.ts";

const pipelines: Pipelines = { ...textPipelines, ...filePipelines };

/** @param body the request's body, if it was parsed already */
export function runPipeline(
    task: TaskId,
    request: ServiceRequest,
    body: CallBody = callBody(request),
): ServiceResponse {
    // The only task that can stream.
    if (task === "text-generation") return generate(request);
    // The former format of chats, before `messages`.
    if (task === "conversational" && isFields(body.fields?.["inputs"])) return converse(request, body.fields["inputs"]);
    const pipeline = pipelines[task];
    if (!pipeline) {
        throw new Refusal(400, `Task ${task} is not served here`, {
            hint: `${task} has an address of its own (/v1/…)`,
        });
    }
    const { inputs, parameters } = readCall(task, pipeline, request, body);
    const { gives } = pipeline;
    if (typeof gives === "string") {
        return bytes(fileOf(gives, requestedMedia(task, mediaRequestOf(task, inputs, parameters, request.seed))));
    }
    const field = textFields[task];
    const scripted = field === undefined ? undefined : request.scripted("text")?.text;
    const call = { model: request.params["id"], seed: request.seed, inputs, parameters };
    const value = gives(call);
    const result = field === undefined || scripted === undefined ? value : withText(value, field, scripted);
    return json(result, 200, pipeline.headers?.(call));
}

/** The field with what a model writes, in the results of tasks whose results are texts. */
const textFields: { readonly [Task in TaskId]?: string } = {
    summarization: "summary_text",
    translation: "translation_text",
    "image-to-text": "generated_text",
    "automatic-speech-recognition": "text",
};

/** A result, or each of a list, with another text. Pieces of a recording become one from its beginning to its end. */
function withText(result: Json, field: string, text: string): Json {
    if (Array.isArray(result)) return result.map((one) => withText(one, field, text));
    const { chunks, ...rest } = Object(result);
    if (!Array.isArray(chunks)) return { ...rest, [field]: text };
    const [from, to] = [chunks[0]?.timestamp?.[0] ?? 0, chunks.at(-1)?.timestamp?.[1] ?? 0];
    return { ...rest, [field]: text, chunks: [{ text, timestamp: [from, to] }] };
}

function mediaRequestOf(task: TaskId, inputs: unknown, parameters: Fields, seed: string): MediaRequest {
    if (task !== "image-to-image") return { prompt: String(inputs), fields: parameters, seed };
    const { prompt } = parameters;
    return { prompt: typeof prompt === "string" ? prompt : "", fields: parameters, image: fileIn(inputs), seed };
}

function readCall(
    task: TaskId,
    { file, check }: PipelineTask,
    request: Pick<ServiceRequest, "headers">,
    body: CallBody,
): { inputs: unknown; parameters: Fields } {
    if (body.file) {
        if (!file) {
            throw new Refusal(400, `Content type "${bareType(request.headers) || "None"}" not supported`, {
                where: ["body"],
                hint: `${task} takes JSON: {inputs, parameters} with Content-Type: application/json`,
            });
        }
        return { inputs: rawFile(body.file.bytes, body.file.type, file, ["body"]), parameters: {} };
    }
    const { fields } = body;
    if (fields["inputs"] === undefined) {
        const foreign = ["prompt", "messages", "input"].find((key) => fields[key] !== undefined);
        throw new Refusal(400, "Field required: inputs", {
            where: ["body", "inputs"],
            hint: `inputs is missing${foreign ? `; "${foreign}" is the form of another endpoint` : ""}`,
        });
    }
    const parameters = parametersOf(fields);
    checkLength(
        lettersOf(task, fields["inputs"]) + textLength(parameters),
        maxTaskLength,
        ["body"],
        "the text of the body",
    );
    if (check) check(fields["inputs"], parameters);
    else if (file) base64File(fields["inputs"], file, ["body", "inputs"]);
    else throw wrong(["body", "inputs"], "inputs", undefined);
    return { inputs: fields["inputs"], parameters };
}

/** The number of characters of the inputs that are text. A file is base64, alone or in the field `image`. */
function lettersOf(task: TaskId, inputs: unknown): number {
    if (Object.hasOwn(textPipelines, task)) return textLength(inputs);
    return isFields(inputs) ? textLength({ ...inputs, image: null }) : 0;
}

/** Chat in the Hub's former format: past inputs and responses, and the new text. */
function converse({ seed, scripted }: Pick<ServiceRequest, "seed" | "scripted">, inputs: Fields): ServiceResponse {
    const message = text(inputs["text"], ["body", "inputs", "text"]);
    const past = (key: string) =>
        Array.isArray(inputs[key]) && inputs[key].length > 0 ? texts(inputs[key], ["body", "inputs", key]) : [];
    const [questions, answers] = [past("past_user_inputs"), past("generated_responses")];
    const turns = questions.flatMap((content, index) => {
        const answer = answers[index];
        return [{ role: "user", content }, ...(answer === undefined ? [] : [{ role: "assistant", content: answer }])];
    });
    const chat = readChat({ messages: [...turns, { role: "user", content: message }] });
    const generated_text = scripted("text")?.text ?? String(replyBySeed(chat)(seed).message["content"]);
    return json({
        generated_text,
        conversation: {
            past_user_inputs: [...questions, message],
            generated_responses: [...answers, generated_text],
        },
        warnings: [],
    });
}

const ofFiles: Readonly<Record<Modality, readonly TaskId[]>> = {
    image: [
        "image-classification",
        "object-detection",
        "image-segmentation",
        "image-to-text",
        "image-to-image",
        "image-to-video",
    ],
    audio: ["automatic-speech-recognition", "audio-classification", "audio-to-audio"],
    video: [],
};

const ofTexts: readonly TaskId[] = [
    "text-generation",
    "text-classification",
    "token-classification",
    "feature-extraction",
    "summarization",
    "translation",
    "fill-mask",
    "text-to-image",
    "text-to-speech",
    "text-to-audio",
];

/** Tasks that fit a body that is a file. */
export function fittingFile(bytes: Uint8Array): readonly TaskId[] {
    const type = sniff(bytes);
    if (type === "pdf") return ofFiles.image;
    return type ? modalities(type).flatMap((modality) => ofFiles[modality]) : [];
}

/** Tasks that fit a body in the Hub's format, topLabels first. */
export function fittingTasks({ inputs, parameters, stream }: Fields): readonly TaskId[] {
    const fields = isFields(parameters) ? parameters : {};
    if (isFields(inputs)) return fittingFields(inputs, fields);
    const first = Array.isArray(inputs) ? inputs[0] : inputs;
    const file = typeof first === "string" ? fittingFile(decodedBase64(first.slice(0, 64))) : [];
    if (file.length > 0) return fields["candidate_labels"] === undefined ? file : ["zero-shot-image-classification"];
    if (fields["candidate_labels"] !== undefined) return ["zero-shot-classification"];
    const has = (...keys: readonly string[]) => keys.some((key) => fields[key] !== undefined);
    const clues: readonly (TaskId | false)[] = [
        (stream !== undefined || has("max_new_tokens", "return_full_text")) && "text-generation",
        has("guidance_scale", "num_inference_steps", "negative_prompt", "width") && "text-to-image",
        has("src_lang", "tgt_lang") && "translation",
        has("aggregation_strategy") && "token-classification",
        typeof first === "string" && /\[MASK\]|<mask>/i.test(first) && "fill-mask",
    ];
    const clear = clues.filter((clue) => clue !== false);
    return [...clear, ...ofTexts.filter((task) => !clear.includes(task))];
}

function fittingFields(inputs: Fields, parameters: Fields): readonly TaskId[] {
    const has = (...keys: readonly string[]) => keys.every((key) => inputs[key] !== undefined);
    if (has("image", "question")) return ["visual-question-answering", "document-question-answering"];
    if (has("image")) {
        const labelled = has("candidateLabels") || parameters["candidate_labels"] !== undefined;
        return labelled ? ["zero-shot-image-classification"] : ofFiles.image;
    }
    if (has("query") && has("table")) return ["table-question-answering"];
    if (has("data") || has("table")) return ["tabular-classification", "tabular-regression"];
    if (has("source_sentence") || has("sentences")) return ["sentence-similarity"];
    if (has("question") || has("context")) return ["question-answering"];
    return has("text") ? ["conversational"] : [];
}

/** The API of text-generation-inference: whole, or one event per token without a `[DONE]`. */
function generate(request: ServiceRequest): ServiceResponse {
    const body = jsonBody(request);
    const prompt = text(body["inputs"], ["body", "inputs"]);
    checkLength(prompt.length, maxTaskLength, ["body", "inputs"]);
    const parameters = parametersOf(body);
    const limit = optionalNumber(parameters, "max_new_tokens", { min: 1, whole: true }) ?? Number.POSITIVE_INFINITY;
    const schema = grammarOf(parameters);
    const fullText =
        schema === undefined
            ? continuationOf(prompt, request.seedFrom(prompt))
            : JSON.stringify(sampleFromSchema(schema, prompt));
    const { words, end } = scriptedWords(request) ?? limited(fullText, limit, stopsOf(parameters));
    const generated_text = `${parameters["return_full_text"] === true ? prompt : ""}${words.join("")}`;
    const tokens = tokensOf(words, request.seed);
    const prefill = parameters["decoder_input_details"] === true ? tokensOf(tokensIn(prompt), "") : [];
    const details = {
        finish_reason: end === "length" ? "length" : end === "stop" ? "stop_sequence" : "eos_token",
        generated_tokens: words.length,
        seed: null,
    };
    if (!optionalFlag(body, "stream")) {
        const more = parameters["details"] === true ? { details: { ...details, prefill, tokens } } : {};
        return json([{ generated_text, ...more }]);
    }
    const input_length = tokensIn(prompt).length;
    function* streamed(): Generator<Json> {
        for (const [index, token] of tokens.entries()) {
            const isLast = index === tokens.length - 1;
            yield {
                index,
                token,
                generated_text: isLast ? generated_text : null,
                details: isLast ? { ...details, input_length } : null,
            };
        }
    }
    return events({ [Symbol.iterator]: streamed }, false);
}

/** The schema of the text; undefined if it is prose. */
function grammarOf({ grammar }: Fields): Json | undefined {
    if (!isFields(grammar) || grammar["type"] !== "json" || grammar["value"] === undefined) return undefined;
    return jsonSchema(grammar["value"], ["body", "parameters", "grammar", "value"]);
}

/** Tokens with an id and a log probability. */
function tokensOf(words: readonly string[], seed: string) {
    const chance = randomFromText(seed);
    return words.map((text, id) => ({ id, text, logprob: -chance(), special: false }));
}
