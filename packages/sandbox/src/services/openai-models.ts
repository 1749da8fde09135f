/** What OpenAI's own models refuse, as its guide on reasoning models and its reference of images have it. */
import { type Fields, isFields, isGiven } from "../checks/fields.ts";
import { Refusal } from "../refusal.ts";

/** The o series and GPT-5, but not its variant for chat. */
const isReasoning = (model: string): boolean => /^(o\d|gpt-[5-9](?!.*chat))/.test(model);

/** Fields that a reasoning model refuses, and the only value that it takes of some. */
const refusedByReasoning: Readonly<Record<string, number | undefined>> = {
    temperature: 1,
    top_p: 1,
    frequency_penalty: 0,
    presence_penalty: 0,
    logit_bias: undefined,
    logprobs: undefined,
    top_logprobs: undefined,
    stop: undefined,
};

/** @throws Refusal for a chat or a response that the model refuses */
export function checkTextModel(model: string, body: Fields): void {
    if (body["tool_prompt"] !== undefined) {
        throw refused("tool_prompt", "Unrecognized request argument supplied: tool_prompt", "unknown_parameter");
    }
    if (!isReasoning(model)) return;
    if (body["max_tokens"] !== undefined) {
        throw refused(
            "max_tokens",
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            "unsupported_parameter",
        );
    }
    const { reasoning } = body;
    const effort = body["reasoning_effort"] ?? (isFields(reasoning) ? reasoning["effort"] : undefined);
    if (effort === "none") return;
    for (const [field, only] of Object.entries(refusedByReasoning)) {
        const value = body[field];
        if (!isGiven(value) || value === only) continue;
        throw only === undefined
            ? refused(
                  field,
                  `Unsupported parameter: '${field}' is not supported with this model.`,
                  "unsupported_parameter",
              )
            : refused(
                  field,
                  `Unsupported value: '${field}' does not support ${JSON.stringify(value)} with this model. Only the default (${only}) value is supported.`,
                  "unsupported_value",
              );
    }
}

/** Models that complete a prompt, and do not chat. */
const completes = /^(?:ft:)?(?:davinci-002|babbage-002|gpt-3\.5-turbo-instruct)/;

/** @throws Refusal for a chat that the model refuses */
export function checkChatModel(model: string, body: Fields): void {
    if (completes.test(model)) {
        throw new Refusal(
            404,
            "This is not a chat model and thus not supported in the v1/chat/completions endpoint. Did you mean to use v1/completions?",
            { where: ["body", "model"], hint: `${model} completes a prompt: it is asked at /v1/completions` },
        );
    }
    checkTextModel(model, body);
}

/** @throws Refusal for a model that chats, and does not complete a prompt */
export function checkCompletionModel(model: string): void {
    if (completes.test(model)) return;
    throw new Refusal(
        404,
        "This is a chat model and not supported in the v1/completions endpoint. Did you mean to use v1/chat/completions?",
        { where: ["body", "model"], hint: `${model} chats: it is asked at /v1/chat/completions` },
    );
}

/** The formats of a transcript that a model of each kind gives, as OpenAI's SDK says. */
const transcriptFormats: readonly (readonly [RegExp, readonly string[]])[] = [
    [/diarize/, ["json", "text", "diarized_json"]],
    [/^gpt-/, ["json", "text"]],
    [/./, ["json", "text", "srt", "verbose_json", "vtt"]],
];

/** @throws Refusal for a format that the model does not give */
export function checkTranscriptFormat(model: string, format: unknown): void {
    const [, formats = []] = transcriptFormats.find(([name]) => name.test(model)) ?? [];
    if (formats.some((one) => one === format)) return;
    throw new Refusal(
        400,
        `response_format '${format}' is not compatible with model '${model}'. Use ${formats.map((one) => `'${one}'`).join(" or ")} instead.`,
        {
            where: ["body", "response_format"],
            hint: `${model} gives ${formats.join(", ")}`,
            code: "unsupported_value",
        },
    );
}

/** The model of images where a request names none. */
export const usualImageModel = "gpt-image-2";

/** Models of images that OpenAI has shut down, as its SDK of November 2026 says. */
const retiredImageModels = ["dall-e-2", "dall-e-3", "gpt-image-1"];

/** @throws Refusal for a model of images that is no longer there */
export function checkImageModel(model: unknown): void {
    if (typeof model !== "string" || !retiredImageModels.includes(model)) return;
    const deprecations = "https://platform.openai.com/docs/deprecations";
    throw new Refusal(404, `The model \`${model}\` has been deprecated, learn more here: ${deprecations}`, {
        where: ["body", "model"],
        hint: `OpenAI has shut down ${model} in 2026: ${usualImageModel} is one of those that followed it`,
        code: "model_not_found",
    });
}

const commonImageFields =
    "background complexity frame_count frame_duration_ms model n output_compression output_format partial_images prompt quality response_format safety_identifier size stream svg user";
const imageFields = {
    image_generation: `${commonImageFields} moderation style`.split(" "),
    image_edit: `${commonImageFields} image input_fidelity markup mask`.split(" "),
};

/** @throws Refusal for a field that the endpoint or the model does not know */
export function checkImageFields(model: string, body: Fields, kind: keyof typeof imageFields): void {
    // A form writes a list as `image[]` and an object as `svg[model]`.
    const known = (field: string) =>
        imageFields[kind].includes(field.replace(/\[.*/, "")) &&
        !(field === "response_format" && /^(?:chat)?gpt-image/.test(model));
    const unknown = Object.keys(body).find((field) => !known(field));
    if (unknown !== undefined) throw refused(unknown, `Unknown parameter: '${unknown}'.`, "unknown_parameter");
}

const refused = (field: string, message: string, code: string): Refusal =>
    new Refusal(400, message, { where: ["body", field], hint: `this model refuses "${field}"`, code });
