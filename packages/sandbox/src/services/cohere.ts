/** Cohere: its own API in both versions, as its SDKs call it, and the one in OpenAI's form. */
import { bytesToBase64, type Json } from "@callsheet/inference/wire";
import {
    checkLength,
    type Fields,
    isFields,
    isGiven,
    list,
    maxTaskLength,
    oneOf,
    optionalNumber,
    text,
    textLength,
    texts,
} from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import { embeddingTasks } from "../models/provider-tasks.ts";
import { Refusal } from "../refusal.ts";
import { dimensionsFor, embedding, packed } from "../responses/embedding.ts";
import { json } from "../responses/response.ts";
import { tokensIn } from "../responses/words.ts";
import { cohereChat, cohereChatOfV1 } from "./cohere-chat.ts";
import { chatRoute, embeddingsRoute, ownModel, requiredField, servedIds } from "./openai-routes.ts";
import { jsonBody } from "./read-request.ts";
import { ranking } from "./rerank.ts";
import { get, messageError, post, type Route, type Service, type ServiceRequest } from "./service.ts";

const find = ownModel("cohere");
/** The most texts that it embeds at once; its SDK sends more in batches of as many. */
const maxTexts = 96;
/** The most characters that it cuts into tokens. */
const maxLetters = 65_536;

/** The host of its older documentation. */
const olderHost = "api.cohere.ai";

export const cohere: Service = {
    id: "cohere",
    hosts: ["api.cohere.com", olderHost],
    aliases: [olderHost],
    refuse: messageError,
    routes: [
        chatRoute("/compatibility/v1/chat/completions", find),
        embeddingsRoute("/compatibility/v1/embeddings", find),
        cohereChat("/v2/chat", find),
        embed("/v2/embed", 2),
        rerank("/v2/rerank", 2),
        cohereChatOfV1("/v1/chat", find),
        embed("/v1/embed", 1),
        rerank("/v1/rerank", 1),
        post("/v1/tokenize", tokenize),
        get("/v1/models", ({ models }) => json({ models: servedIds(models, "cohere").map(model) })),
        get("/v1/models/:id", ({ params: { id = "" } }) => json(model(id))),
    ],
};

const model = (name: string): Json => ({
    name,
    is_deprecated: false,
    endpoints: name.startsWith("embed") ? ["embed"] : name.startsWith("rerank") ? ["rerank"] : ["chat"],
    finetuned: false,
    context_length: 128_000,
    default_endpoints: [],
});

const meta = (version: number, billed_units: Json): Json => ({
    api_version: { version: String(version) },
    billed_units,
});

const inputTypes = ["search_document", "search_query", "classification", "clustering", "image"] as const;
/** How it packs the numbers of an embedding. */
const packings = {
    float: (numbers: readonly number[]): Json => [...numbers],
    int8: (numbers: readonly number[]): Json => numbers.map(eighth),
    uint8: (numbers: readonly number[]): Json => numbers.map((number) => eighth(number) + 128),
    binary: (numbers: readonly number[]): Json => bitsOf(numbers).map((byte) => byte - 128),
    ubinary: (numbers: readonly number[]): Json => bitsOf(numbers),
    base64: packed,
} as const;
const packingNames = Object.keys(packings) as readonly (keyof typeof packings)[]; // `Object.keys` returns `string[]`.

const eighth = (number: number): number => Math.max(-128, Math.min(127, Math.round(127 * number)));

/** A bit for each number: whether it is positive. */
const bitsOf = (numbers: readonly number[]): number[] =>
    Array.from({ length: Math.ceil(numbers.length / 8) }, (_, byte) =>
        numbers.slice(8 * byte, 8 * byte + 8).reduce((sum, number) => 2 * sum + (number > 0 ? 1 : 0), 0),
    );

function embed(path: string, version: 1 | 2): Route {
    return post(path, (request) => {
        const body = jsonBody(request);
        const id = find(request, body, embeddingTasks);
        const where = ["body", "input_type"];
        // Models of the first version had none; only they can be called without.
        if (version === 2) oneOf(requiredField(body, "input_type"), inputTypes, where);
        else if (body["input_type"] !== undefined) oneOf(body["input_type"], inputTypes, where);
        const inputs = embeddedTexts(body);
        if (inputs.length > maxTexts) {
            throw new Refusal(400, `invalid request: total number of texts must be at most ${maxTexts}`, {
                where: ["body", "texts"],
                hint: `${inputs.length} texts were sent, and Cohere embeds at most ${maxTexts} at once`,
            });
        }
        checkLength(textLength(inputs), maxTaskLength, ["body", "texts"]);
        const wanted = body["embedding_types"];
        const types = !isGiven(wanted) ? undefined : list(wanted, ["body", "embedding_types"]);
        const names = (types ?? ["float"]).map((type, index) =>
            oneOf(type, packingNames, ["body", "embedding_types", index]),
        );
        const { dimensions: max } = dimensionsFor(id);
        const asked = optionalNumber(body, "output_dimension", { min: 1, max, whole: true });
        const { dimensions, headers } = dimensionsFor(id, asked);
        const vectors = inputs.map((input) => embedding(input, dimensions));
        const byType = types !== undefined || version === 2;
        const embeddings: Json = byType
            ? Object.fromEntries([...new Set(names)].map((name) => [name, vectors.map(packings[name])]))
            : vectors.map((numbers) => [...numbers]);
        const response: Json = {
            id: `embed-${request.seed}`,
            response_type: byType ? "embeddings_by_type" : "embeddings_floats",
            embeddings,
            texts: [...inputs],
            meta: meta(version, { input_tokens: tokenCount(inputs) }),
        };
        return json(response, 200, headers);
    });
}

const tokenCount = (inputs: readonly string[]): number => inputs.reduce((sum, one) => sum + tokensIn(one).length, 0);

/** The texts that are embedded: `texts`, or for images and mixed `inputs` what stands for them. */
function embeddedTexts(body: Fields): readonly string[] {
    const { texts: plain, images, inputs } = body;
    if (isGiven(plain)) return texts(plain, ["body", "texts"]);
    if (isGiven(images)) {
        return list(images, ["body", "images"]).map((image, index) =>
            imageText(fileUrl(image, "image", ["body", "images", index])),
        );
    }
    if (!isGiven(inputs)) {
        throw new Refusal(400, "invalid request: one of texts, images or inputs must be specified", {
            where: ["body", "texts"],
        });
    }
    return list(inputs, ["body", "inputs"]).map((input, index) => {
        const where = ["body", "inputs", index, "content"];
        const parts = list(isFields(input) ? input["content"] : undefined, where);
        return parts.map((part, at) => partText(part, [...where, at])).join(" ");
    });
}

function partText(part: unknown, where: readonly (string | number)[]): string {
    const { type, text: words, image_url: image }: Fields = isFields(part) ? part : {};
    if (oneOf(type, ["text", "image_url"], [...where, "type"]) === "text") return text(words, [...where, "text"]);
    return imageText(fileUrl(isFields(image) ? image["url"] : undefined, "image", [...where, "image_url", "url"]));
}

const imageText = (image: Uint8Array | string): string =>
    typeof image === "string" ? image : bytesToBase64(image.slice(0, 1000));

function rerank(path: string, version: 1 | 2): Route {
    return post(path, (request) => {
        const body = jsonBody(request);
        const model = requiredField(body, "model");
        find(request, { model }, ["sentence-similarity", "feature-extraction"]);
        const results = ranking(body, { withDocuments: version === 1 && body["return_documents"] === true });
        return json({ id: `rerank-${request.seed}`, results, meta: meta(version, { search_units: 1 }) });
    });
}

function tokenize(request: ServiceRequest) {
    const body = jsonBody(request);
    find(request, body, ["conversational"]);
    const input = text(requiredField(body, "text"), ["body", "text"]);
    if (input.length > maxLetters) {
        throw new Refusal(400, `invalid request: text must be at most ${maxLetters} characters`, {
            where: ["body", "text"],
        });
    }
    const token_strings = [...tokensIn(input)];
    const tokens = token_strings.map((token) =>
        [...token].reduce((sum, sign) => (31 * sum + (sign.codePointAt(0) ?? 0)) % 255_000, 7),
    );
    return json({ tokens, token_strings, meta: { api_version: { version: "1" } } });
}
