import { describe, expect, test } from "vitest";
import { sniff } from "../media/sniff.ts";
import { base64, dataUrl, post, router, upload, useSandbox } from "../testing.ts";

const sandbox = useSandbox();
const url = (task: string, rest = "") => `${router}/hf-inference/models/any/${task}${rest}`;

async function ask(address: string, init: RequestInit) {
    const response = await sandbox().fetch(address, init);
    const type = response.headers.get("content-type") ?? "";
    const body = type.startsWith("application/json")
        ? await response.json()
        : new Uint8Array(await response.arrayBuffer());
    return { status: response.status, hint: response.headers.get("x-sandbox-hint"), type, body };
}

const number = expect.any(Number);
const image = base64("png");

describe("tasks that take JSON", () => {
    test.each([
        [
            "text-classification",
            { inputs: "A good day", parameters: { top_k: 2 } },
            [
                [
                    { label: "POSITIVE", score: number },
                    { label: "NEUTRAL", score: number },
                ],
            ],
        ],
        [
            "token-classification",
            { inputs: "I am Ada." },
            [{ entity_group: "PER", score: number, word: "Ada", start: 5, end: 8 }],
        ],
        [
            "question-answering",
            { inputs: { question: "Who is it?", context: "my Ada" } },
            { answer: "Ada", score: number, start: 3, end: 6 },
        ],
        [
            "fill-mask",
            { inputs: "The capital of France is [MASK].", parameters: { top_k: 1 } },
            [{ score: number, token: number, token_str: "Paris", sequence: "The capital of France is Paris." }],
        ],
        ["text-generation", { inputs: "A", parameters: { max_new_tokens: 2 } }, [{ generated_text: " (sandbox" }]],
        ["summarization", { inputs: "A text." }, [{ summary_text: "A text." }]],
        ["translation", { inputs: "The water", parameters: { tgt_lang: "gu" } }, [{ translation_text: "[gu] પાણી" }]],
        [
            "zero-shot-classification",
            { inputs: "It rains", parameters: { candidate_labels: ["sport", "weather"] } },
            [
                { label: "weather", score: number },
                { label: "sport", score: number },
            ],
        ],
        [
            "table-question-answering",
            { inputs: { query: "q", table: { a: ["1"], b: ["2"] } } },
            { answer: "1", coordinates: [[0, 0]], cells: ["1"], aggregator: "NONE" },
        ],
        ["tabular-classification", { inputs: { data: { a: ["1", "2"] } } }, [number, number]],
        ["tabular-regression", { inputs: { data: { a: [1, 2] } } }, [number, number]],
        [
            "zero-shot-image-classification",
            { inputs: { image }, parameters: { candidate_labels: ["cat"] } },
            [{ label: "cat", score: 1 }],
        ],
        [
            "document-question-answering",
            { inputs: { image, question: "Q?" } },
            [{ answer: expect.any(String), score: number, start: 0, end: number }],
        ],
        [
            "visual-question-answering",
            { inputs: { image, question: "Q?" } },
            [{ answer: expect.any(String), score: number }],
        ],
        ["image-segmentation", { inputs: image }, [{ label: "forms", score: number, mask: expect.any(String) }]],
        [
            "automatic-speech-recognition",
            { inputs: base64("wav"), parameters: { return_timestamps: true } },
            { text: "a file", chunks: [{ text: "a file", timestamp: [0, 1] }] },
        ],
    ])("%s", async (task, body, gives) => {
        expect(await ask(url(task), post(body))).toMatchObject({ status: 200, hint: null, body: gives });
    });

    test.each(["feature-extraction", "sentence-similarity"])("a model of %s serves both pipelines", async (task) => {
        const features = await ask(url(task, "/pipeline/feature-extraction"), post({ inputs: "A" }));
        expect(features.body[0]).toHaveLength(384);
        const inputs = { source_sentence: "a", sentences: ["a", "b"] };
        const likeness = await ask(url(task, "/pipeline/sentence-similarity"), post({ inputs }));
        expect(likeness.body).toEqual([1, number]);
    });

    test.each([
        ["text-to-speech", "flac"],
        ["text-to-audio", "flac"],
        ["text-to-image", "jpeg"],
    ])("%s gives bytes: %s", async (task, kind) => {
        expect(sniff((await ask(url(task), post({ inputs: "A" }))).body)).toBe(kind);
    });
});

describe("tasks that take a file", () => {
    test.each([
        [
            "the wrong label",
            "image-classification",
            upload("png", "image/jpeg"),
            /says image\/jpeg, but the bytes are png/,
        ],
        ["the wrong kind", "image-classification", upload("wav"), /image is due, but the bytes are wav/],
        [
            "no label",
            "automatic-speech-recognition",
            upload("flac", "text/plain"),
            /such as audio\/flac; received "text\/plain"/,
        ],
        ["JSON that is not base64", "image-classification", post({ inputs: "a cat" }), /not base64/],
        ["a data URL for base64", "image-classification", post({ inputs: dataUrl("png") }), /not a data URL/],
        ["nothing", "image-classification", { ...upload("png"), body: null }, /the file is empty/],
    ])("%s is refused", async (_name, task, init, hint) => {
        expect(await ask(url(task), init)).toMatchObject({
            hint: expect.stringMatching(hint),
            body: { error: expect.any(String) },
        });
    });
});

describe("what it refuses", () => {
    test.each([
        ["text-classification", { prompt: "A" }, /inputs is missing; "prompt" is the form of another endpoint/],
        ["text-classification", { inputs: { text: "A" } }, /inputs is object/],
        ["question-answering", { inputs: { question: "Q?" } }, /inputs.context is missing/],
        ["zero-shot-classification", { inputs: "A" }, /parameters.candidate_labels is missing/],
        [
            "table-question-answering",
            { inputs: { query: "q", table: { a: [1] } } },
            /inputs.table.a.0 is number: a string is due/,
        ],
        ["table-question-answering", { inputs: { query: "q", table: { a: ["1"], b: ["1", "2"] } } }, /same length/],
        ["fill-mask", { inputs: "A text." }, /mask_token/],
        ["sentence-similarity", { inputs: "A" }, /inputs is string/],
        ["conversational", { inputs: "A" }, /address of its own/],
    ])("%s with %j", async (task, body, hint) => {
        expect(await ask(url(task), post(body))).toMatchObject({
            hint: expect.stringMatching(hint),
            body: { error: expect.any(String) },
        });
    });

    test("bytes where JSON is due", async () => {
        expect((await ask(url("text-classification"), upload("png"))).hint).toMatch(/takes JSON/);
    });

    test("a model that it does not serve, with the router's words", async () => {
        expect(await ask(`${router}/hf-inference/models/nobody/knows`, post({ inputs: "A" }))).toMatchObject({
            status: 400,
            body: { error: "Model not supported by provider hf-inference" },
        });
    });
});
