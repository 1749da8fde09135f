/** OpenAI's moderation: what of a text or an image is harmful, in each category. */
import type { Json } from "@callsheet/inference/wire";
import {
    checkCount,
    checkLength,
    type Fields,
    maxTaskLength,
    maxTexts,
    object,
    oneOf,
    text,
    textLength,
    texts,
} from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import { Refusal } from "../refusal.ts";
import { json, type ServiceResponse } from "../responses/response.ts";
import { numbers, seedOf } from "../responses/seed.ts";
import { requiredField } from "./openai-routes.ts";
import { jsonBody } from "./read-request.ts";
import { post, type Route, type ServiceRequest } from "./service.ts";

export const moderationRoute = (path: string): Route => post(path, moderate);

/** The words of each category that the sandbox takes notice of, in English and Gujarati. No model reads the text. */
const cues: Readonly<Record<string, RegExp>> = {
    harassment: /\b(?:idiot|moron|shut up|loser)s?\b|મૂર્ખ|બેવકૂફ/iu,
    "harassment/threatening": /\bi(?:'ll| will| am going to) (?:kill|hurt|find|beat) you\b|તને મારી નાખ/iu,
    hate: /\bi hate (?:all|those|these)\b/iu,
    "hate/threatening": /\b(?:kill|get rid of) (?:all|them all)\b/iu,
    illicit: /\b(?:shoplift|counterfeit|launder money|pick a lock|make a bomb|steal)\w*|ચોરી કરવી/iu,
    "illicit/violent": /\b(?:make|build|buy) (?:a |an )?(?:bomb|explosive|gun|weapon)s?\b/iu,
    "self-harm": /\b(?:suicide|self-harm|(?:kill|hurt|cut) myself)\b|આત્મહત્યા|આપઘાત/iu,
    "self-harm/intent": /\bi (?:want|am going|plan) to (?:die|(?:kill|hurt|cut) myself)\b|મારે મરી જવું/iu,
    "self-harm/instructions": /\bhow (?:do i|to|can i) (?:kill|hurt|cut) myself\b/iu,
    sexual: /\b(?:porn\w*|nudes?|erotic\w*)\b/iu,
    "sexual/minors": /(?!)/u,
    violence: /\b(?:kill|murder|stab|shoot|strangle)(?:s|ed|ing)?\b|મારી નાખ|ખૂન/iu,
    "violence/graphic": /\b(?:gore|dismember\w*|bloodbath)\b/iu,
};

/** Categories that are looked for in images, too. */
const ofImages = ["self-harm", "self-harm/intent", "self-harm/instructions", "sexual", "violence", "violence/graphic"];

function moderate(request: ServiceRequest): ServiceResponse {
    const body = jsonBody(request);
    const inputs = inputsIn(requiredField(body, "input"));
    checkLength(textLength(inputs.map(({ words }) => words)), maxTaskLength, ["body", "input"]);
    const model = text(body["model"] ?? "omni-moderation-latest", ["body", "model"]);
    if (!/moderation/.test(model)) {
        throw new Refusal(400, `Invalid value for 'model' = ${model}. Please check the OpenAI documentation.`, {
            where: ["body", "model"],
            hint: `${model} is no model of moderation; omni-moderation-latest is`,
        });
    }
    const results = inputs.map((input) => judged(input, model.startsWith("omni")));
    return json({ id: `modr-${request.seed}`, model, results });
}

type Input = { readonly words: string; readonly images: boolean; readonly texts: boolean };

/** A text, a list of texts of which each is judged, or the parts of one message. */
function inputsIn(input: unknown): readonly Input[] {
    const where = ["body", "input"];
    const ofText = (words: string): Input => ({ words, images: false, texts: true });
    if (typeof input === "string") return [ofText(input)];
    if (!Array.isArray(input) || typeof input[0] === "string") return texts(input, where).map(ofText);
    checkCount(input.length, maxTexts, where);
    const parts = input.map((part, index) => partIn(object(part, [...where, index]), [...where, index]));
    const words = parts.filter((part) => part !== undefined);
    return [{ words: words.join("\n"), images: words.length < parts.length, texts: words.length > 0 }];
}

/** The text of a part; undefined for an image. */
function partIn(part: Fields, where: readonly (string | number)[]): string | undefined {
    const type = oneOf(part["type"], ["text", "image_url"], [...where, "type"]);
    if (type === "text") return text(part["text"], [...where, "text"]);
    fileUrl(object(part["image_url"], [...where, "image_url"])["url"], "image", [...where, "image_url", "url"]);
    return undefined;
}

function judged({ words, images, texts }: Input, isOmni: boolean): Json {
    const entries = Object.entries(cues).map(([category, cue]) => {
        const [chance = 0] = numbers(seedOf(category, words), 1);
        const isFlagged = cue.test(words);
        const types = [...(texts ? ["text"] : []), ...(images && ofImages.includes(category) ? ["image"] : [])];
        return { category, isFlagged, score: isFlagged ? 0.8 + 0.19 * chance : 0.001 * chance, types };
    });
    const of = (value: (entry: (typeof entries)[number]) => Json): Json =>
        Object.fromEntries(entries.map((entry) => [entry.category, value(entry)]));
    return {
        flagged: entries.some(({ isFlagged }) => isFlagged),
        categories: of(({ isFlagged }) => isFlagged),
        category_scores: of(({ score }) => score),
        ...(isOmni && { category_applied_input_types: of(({ types }) => types) }),
    };
}
