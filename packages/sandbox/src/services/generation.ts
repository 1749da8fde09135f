/** Text generation in the Hub's own format. */
import type { Json } from "@callsheet/inference/wire";
import { type Fields, isFields, jsonSchema, optionalFlag, optionalNumber, text } from "../checks/fields.ts";
import { checkLetters, mostOfTask } from "../checks/length.ts";
import { randomFromText } from "../media/seeded-random.ts";
import { continuationOf } from "../responses/reply.ts";
import { events, json, type ServiceResponse } from "../responses/response.ts";
import { sampleFromSchema } from "../responses/schema-sample.ts";
import { limited, tokensIn } from "../responses/tokens.ts";
import { stopsOf } from "./chat-request.ts";
import { scriptedWords } from "./openai-routes.ts";
import { jsonBody, parametersOf } from "./read-request.ts";
import type { ServiceRequest } from "./service.ts";

/** The API of text-generation-inference: whole, or one event per token without a `[DONE]`. */
export function generate(request: ServiceRequest): ServiceResponse {
    const body = jsonBody(request);
    const prompt = text(body["inputs"], ["body", "inputs"]);
    checkLetters(prompt.length, mostOfTask, ["body", "inputs"]);
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
