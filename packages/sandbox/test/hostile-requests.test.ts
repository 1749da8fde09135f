/**
 * One request cannot stop the sandbox. Each of these would take minutes or gigabytes if work grew faster than what is
 * sent: such a test does not end. None of them is measured by a clock.
 */
import { constants, deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createHandler } from "../src/handler.ts";
import { encodeSpec } from "../src/media/media-spec.ts";

type Sent = { readonly path: string; readonly type: string; readonly body: Uint8Array<ArrayBuffer> };

const encoder = new TextEncoder();
const sent = (path: string, body: Uint8Array<ArrayBuffer> | object, type = "application/json"): Sent => ({
    path,
    type,
    body: body instanceof Uint8Array ? body : new Uint8Array(encoder.encode(JSON.stringify(body))),
});

/** Sends a request to a server of one's own, which needs no token. */
function answered({ path, type, body }: Sent, more: Readonly<Record<string, string>> = {}) {
    const headers = new Headers({ "content-type": type, ...more });
    const { respond, requests } = createHandler();
    const response = respond({ method: "POST", url: `http://127.0.0.1:1${path}`, headers, body });
    const size = response.body instanceof Uint8Array ? response.body.length : 0;
    return { status: response.status, size, hint: requests[0]?.hint ?? "", body: response.body };
}

const many = <Item>(count: number, item: (index: number) => Item): Item[] =>
    Array.from({ length: count }, (_, at) => item(at));
const words = (count: number): string => many(count, (index) => `w${index.toString(36)}`).join(" ");
const fields = (count: number, field: object, name = "field"): object =>
    Object.fromEntries(many(count, (index) => [name + index, field]));

const user = (content: unknown) => ({ role: "user", content });
const chat = (more: object, content: unknown = "Hello there, my friend") =>
    sent("/v1/chat/completions", { model: "any", messages: [user(content)], ...more });
const withSchema = (schema: object, content?: string) =>
    chat({ response_format: { type: "json_schema", json_schema: { name: "any", schema } } }, content);
const task = (id: string, body: Uint8Array<ArrayBuffer> | object, type?: string) =>
    sent(`/endpoints/${id}`, body, type);

const node = { $ref: "#/$defs/node" };
const recursive = (count: number) => ({
    ...node,
    $defs: { node: { type: "object", properties: fields(count, node) } },
});
const list = (minItems: number, items: object) => ({ type: "array", minItems, items });
const tool = (name: string, parameters?: object) => ({
    type: "function",
    function: { name, description: "", parameters },
});

describe("is answered, though its work could grow without an end:", () => {
    test.each<[string, () => Sent]>([
        ["thousands of fields that hold themselves", () => withSchema(recursive(9000))],
        [
            "a merge of thousands of schemas",
            () => withSchema({ allOf: many(9000, (at) => ({ properties: { [`p${at}`]: {} } })) }),
        ],
        [
            "a long constant a thousand times",
            () => withSchema({ properties: { a: list(1000, { const: "a".repeat(900_000) }) } }),
        ],
        [
            "lists of lists of long texts",
            () => withSchema({ properties: { a: list(1000, list(1000, { minLength: 9000 })) } }),
        ],
        [
            "as many references to a schema of as many alternatives",
            () =>
                withSchema({
                    prefixItems: many(50_000, () => ({ $ref: "#/$defs/a" })),
                    $defs: { a: { anyOf: many(300_000, () => ({})) } },
                }),
        ],
        [
            "as many references to a schema of as many keywords",
            () =>
                withSchema({
                    prefixItems: many(50_000, () => ({ $ref: "#/$defs/a" })),
                    $defs: { a: fields(100_000, [], "keyword") },
                }),
        ],
        [
            "lists of different values, of which all are the same",
            () => withSchema(list(1000, { ...list(2, { enum: many(9000, () => "a") }), uniqueItems: true })),
        ],
        [
            "thousands of fields for a formula",
            () => withSchema({ properties: fields(5000, {}, "formula") }, "1".repeat(5000)),
        ],
        [
            "tools with such schemas, for many places",
            () =>
                chat(
                    { tools: many(10, (at) => tool(`fly_to_city_${at}`, recursive(1000))) },
                    "Fly to Paris, London, Delhi, Rome, Berlin; fly to Tokyo, Oslo, Lima, Cairo; fly to Madrid, Vienna, Pune",
                ),
        ],
        ["many choices of a long conversation", () => chat({ n: 128 }, words(900_000))],
        ["the longest name of a model", () => chat({ model: "a".repeat(16_384) })],
        [
            "labels longer than what is compared",
            () =>
                task("zero-shot-classification", {
                    inputs: "A kite",
                    parameters: { candidate_labels: many(20, (at) => `${at} ${words(5000)}`) },
                }),
        ],
        ["whitespace at the end", () => chat({}, `a${" ".repeat(5_000_000)}`)],
        ["the beginning of a question, again and again", () => chat({}, "my name ".repeat(1_000_000))],
        [
            "messages of braces",
            () =>
                sent("/v1/chat/completions", {
                    model: "any",
                    response_format: { type: "json_object" },
                    messages: many(50, () => user("{".repeat(199_000))),
                }),
        ],
        [
            "a deep value in the schema of a prompt",
            () =>
                chat(
                    { response_format: { type: "json_object" } },
                    `{"properties":{"a":{"const":${"[".repeat(90_000)}${"]".repeat(90_000)}}}}`,
                ),
        ],
        ["a text of names", () => task("token-classification", { inputs: "Kavya ".repeat(150_000) })],
        [
            "labels to leave out, and words",
            () =>
                task("token-classification", {
                    inputs: words(40_000),
                    parameters: { aggregation_strategy: "none", ignore_labels: many(90_000, (at) => `l${at}`) },
                }),
        ],
        [
            "a question as long as its table",
            () =>
                task("table-question-answering", {
                    inputs: { query: words(60_000), table: { a: many(40_000, (at) => `w${at.toString(36)} x`) } },
                }),
        ],
        [
            "a question and many columns",
            () => task("table-question-answering", { inputs: { query: words(60_000), table: fields(40_000, ["1"]) } }),
        ],
        [
            "every sentence as an answer",
            () =>
                task("question-answering", {
                    inputs: { question: "Why?", context: `${"x ".repeat(900)}. `.repeat(500) },
                    parameters: { top_k: 1e9 },
                }),
        ],
    ])("%s", (_what, request) => {
        const { status, size } = answered(request());
        expect(status).toBe(200);
        expect(size).toBeLessThan(10_000_000);
    });

    test("calls of tools and their results, in both of OpenAI's APIs", () => {
        const called = many(50_000, (at) => ({
            id: `c${at}`,
            type: "function",
            function: { name: "f", arguments: "{}" },
        }));
        const results = called.map(({ id }) => ({ role: "tool", tool_call_id: id, content: "" }));
        const messages = [user("Hello"), { role: "assistant", tool_calls: called }, ...results];
        expect(answered(sent("/v1/chat/completions", { model: "any", messages })).status).toBe(200);
        const calls = called.map(({ id }) => ({ type: "function_call", call_id: id, name: "f", arguments: "{}" }));
        const outputs = called.map(({ id }) => ({ type: "function_call_output", call_id: id, output: "" }));
        expect(answered(sent("/v1/responses", { model: "any", input: [...calls, ...outputs] })).status).toBe(200);
    });
});

describe("is refused before its work begins, with what the limit is and what was found:", () => {
    test.each<[string, () => Sent, RegExp]>([
        [
            "a conversation",
            () => chat({}, "a".repeat(11_000_000)),
            /messages has 11000000 characters .* at most 10485760/,
        ],
        [
            "the texts of a task",
            () => task("translation", { inputs: ["a ".repeat(600_000)] }),
            /1200000 characters .* at most 1048576/,
        ],
        [
            "a list of texts",
            () => task("translation", { inputs: many(3000, () => "a") }),
            /inputs has 3000 items: .* at most 2048/,
        ],
        [
            "texts to embed",
            () => sent("/v1/embeddings", { model: "any", input: many(3000, () => [1]) }),
            /input has 3000 items/,
        ],
        [
            "functions",
            () => chat({ tools: many(2000, (at) => tool(`f${at}`)) }),
            /tools has 2000 items: .* at most 256/,
        ],
        [
            "values",
            () => sent("/v1/chat/completions", encoded(`{"a":[${"{},".repeat(2_000_000)}{}]}`)),
            /2000003 values: .* at most 1000000/,
        ],
        [
            "the name of a model",
            () => chat({ model: "a".repeat(20_000) }),
            /model has 20000 characters .* at most 16384/,
        ],
        [
            "labels for as many texts",
            () =>
                task("zero-shot-classification", {
                    inputs: many(1000, () => "a"),
                    parameters: { candidate_labels: many(1000, (at) => `label ${at}`) },
                }),
            /1000000 comparisons with inputs: .* at most 100000/,
        ],
        [
            "a text once for each result",
            () => task("fill-mask", { inputs: `[MASK] ${words(20_000)}`, parameters: { top_k: 1e9 } }),
            /all results of top_k .* at most 10485760/,
        ],
        [
            "words for as many masks",
            () =>
                task("fill-mask", {
                    inputs: many(2000, () => "A [MASK]"),
                    parameters: { targets: many(1000, (at) => `w${at}`) },
                }),
            /2000000 comparisons with inputs: .* at most 100000/,
        ],
        [
            "the arguments of a call, which are JSON in JSON",
            () => {
                const longList = `[${"{},".repeat(1_000_000)}{}]`;
                const called = { id: "c", type: "function", function: { name: "f", arguments: longList } };
                return chat({ messages: [user("Hello"), { role: "assistant", tool_calls: [called] }] });
            },
            /arguments has 3000004 characters .* at most 1048576/,
        ],
        [
            "choices",
            () => {
                const { body } = withSchema({ properties: { a: list(1000, { minLength: 100 }) } });
                return chat({ n: 128, ...JSON.parse(new TextDecoder().decode(body)) });
            },
            /n is 128, .* at most 1000000/,
        ],
    ])("%s", (_what, request, hint) => {
        const { status, hint: found } = answered(request());
        expect([400, 413]).toContain(status);
        expect(found).toMatch(hint);
    });
});

const encoded = (text: string) => new Uint8Array(encoder.encode(text));

describe("is answered, though a small file makes much of itself:", () => {
    /** A PNG that states a size and, in a comment, what the sandbox drew. */
    function png(width: number, height: number, text: string, data = new Uint8Array()): Uint8Array<ArrayBuffer> {
        const file = new Uint8Array(2000 + data.length);
        const view = new DataView(file.buffer);
        file.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
        view.setUint32(16, width);
        view.setUint32(20, height);
        file.set([8, 2, 0, 0, 0], 24);
        view.setUint32(33, data.length);
        file.set(encoder.encode("IDAT"), 37);
        file.set(data, 41);
        if (text !== "") file.set(encoder.encode(`not by a model (${encodeSpec({ text })})`), 60);
        return file;
    }

    const crowd = "cats dogs cars birds boats kites flowers robots houses trees horses cups".replaceAll(
        /\w+/g,
        "six $&",
    );

    test("an image of one line", () => {
        expect(answered(task("image-classification", png(100_000_000, 1, "nothing"), "image/png")).status).toBe(200);
    });

    test("masks and boxes of a large image with many things", () => {
        for (const id of ["image-segmentation", "object-detection"]) {
            const { status, size } = answered(task(id, png(5000, 5000, crowd), "image/png"));
            expect([status, size < 10_000_000]).toEqual([200, true]);
        }
    });

    test("pixels that are packed ten thousand times", () => {
        const head = new Uint8Array([0x78, 0x9c]);
        const million = deflateRawSync(new Uint8Array(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
        const packed = Buffer.concat([head, ...many(50_000, () => million)]);
        expect(answered(task("image-classification", png(100, 100, "", packed), "image/png")).status).toBe(200);
    });

    test("tables of a JPEG", () => {
        // Each table has seventeen bytes.
        const segment = new Uint8Array(65_535);
        segment.set([0xff, 0xc4, 0xff, 0xfd]);
        const file = Buffer.concat([new Uint8Array([0xff, 0xd8]), ...many(500, () => segment)]);
        expect(answered(task("image-classification", new Uint8Array(file), "image/jpeg")).status).toBe(200);
    });

    test("a form, whose boundary is longer than a boundary may be", () => {
        const type = `multipart/form-data; boundary=${"a".repeat(252)}`;
        expect(answered(sent("/v1/audio/transcriptions", encoded(`--${"a".repeat(252)}\r\n`), type)).status).toBe(400);
    });
});

test("a million events that a header asks for are sent in pieces, not at once", () => {
    const { body } = answered(chat({ stream: true }), { "x-sandbox-fault": "flood; events=1000000" });
    let [largest, total] = [0, 0];
    for (const piece of body instanceof Uint8Array ? [] : body) {
        const { length } = piece instanceof Uint8Array ? piece : new Uint8Array();
        largest = Math.max(largest, length);
        total += length;
    }
    expect(total).toBeGreaterThan(100_000_000);
    expect(largest).toBeLessThan(10_000_000);
});
