/** What OpenAI's own models refuse, as its guide on reasoning models and its reference of images have it. */
import { type Fields, isFields } from "../checks/fields.ts";
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
        if (value === undefined || value === null || value === only) continue;
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

const imageFields =
    "background model moderation n output_compression output_format partial_images prompt quality response_format size stream style user".split(
        " ",
    );

/** @throws Refusal for a field that the endpoint or the model does not know */
export function checkImageModel(model: string, body: Fields): void {
    const known = (field: string) =>
        imageFields.includes(field) && !(field === "response_format" && model.startsWith("gpt-image"));
    const unknown = Object.keys(body).find((field) => !known(field));
    if (unknown !== undefined) throw refused(unknown, `Unknown parameter: '${unknown}'.`, "unknown_parameter");
}

const refused = (field: string, message: string, code: string): Refusal =>
    new Refusal(400, message, { where: ["body", field], hint: `this model refuses "${field}"`, code });
