import { file } from "@callsheet/inference/wire";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksByModality, blocksOf, cosine, meanOf, vectorsIn } from "./blocks-of.ts";

const image = new Blob([new Uint8Array([1])], { type: "image/png" });

describe("what is shown of a result", () => {
    test("of a file that is only named is its answer alone", () => {
        const output = [{ label: "cat", score: 0.9 }];
        expect(blocksOf("image-classification", file("cats.jpg", "image/jpeg"), output)).toEqual([
            { kind: "bars", bars: [{ label: "cat", score: 0.9 }] },
        ]);
    });

    test("of an answer without labels has no bars in it", () => {
        expect(blocksOf("text-classification", "Hi", []).map(({ kind }) => kind)).toEqual(["text", "bars"]);
    });

    test("of a table marks the cells that the answer is made of", () => {
        const inputs = { query: "Which is longest?", table: { River: ["Tapi", "Narmada"], Length: ["724", "1312"] } };
        const output = { answer: "Narmada", coordinates: [[1, 0]] };
        expect(blocksOf("table-question-answering", inputs, output).at(-1)).toEqual({
            kind: "table",
            columns: ["River", "Length"],
            rows: [
                ["Tapi", "724"],
                ["Narmada", "1312"],
            ],
            chosen: [[1, 0]],
        });
    });

    test("of rows of numbers has what was reckoned in a column behind them", () => {
        const [table] = blocksOf("tabular-regression", { data: { Height: [11, 12], Width: [4, 5] } }, [240, 310]);
        expect(table).toMatchObject({
            rows: [
                [11, 4, 240],
                [12, 5, 310],
            ],
            answered: 2,
        });
    });

    test("of several texts says how alike the first is to the others", () => {
        const blocks = blocksOf(
            "feature-extraction",
            ["tea", "chai", "rain"],
            [
                [1, 0],
                [1, 0],
                [0, 1],
            ],
        );
        expect(blocks).toEqual([
            { kind: "vector", of: "tea", values: [1, 0] },
            {
                kind: "bars",
                bars: [
                    { label: "chai", score: 1 },
                    { label: "rain", score: 0 },
                ],
            },
        ]);
    });

    test("of one text whose tokens have each their own vector is their middle", () => {
        expect(
            blocksOf("feature-extraction", "tea", [
                [
                    [1, 0],
                    [0, 1],
                ],
            ]),
        ).toEqual([{ kind: "vector", of: "tea", values: [0.5, 0.5] }]);
    });

    test("of an image stands on that image: boxes, and masks that can be read", () => {
        const box = { xmin: 1, ymin: 2, xmax: 3, ymax: 4 };
        expect(blocksOf("object-detection", image, [{ label: "cat", score: 0.9, box }])).toEqual([
            { kind: "image", role: "answer", file: image, boxes: [{ label: "cat", score: 0.9, ...box }] },
        ]);
        const masks = [
            { label: "cat", mask: "AAEC", score: 0.8 },
            { label: "dog", mask: "no base64!" },
        ];
        const [shown] = blocksOf("image-segmentation", image, masks);
        expect(shown).toMatchObject({ file: image, masks: [{ label: "cat", score: 0.8 }] });
    });

    test("of a question about an image is a bar only where a score came with it", () => {
        const inputs = { image, question: "How many?" };
        expect(blocksOf("visual-question-answering", inputs, { answer: "two", score: 0.5 }).at(-1)?.kind).toBe("bars");
        expect(blocksOf("visual-question-answering", inputs, { answer: "two" }).at(-1)?.kind).toBe("text");
    });

    test("of speech says when each piece was spoken", () => {
        const output = {
            text: "one two",
            chunks: [
                { text: "one", timestamp: [0, 1.5] },
                { text: "two", timestamp: null },
            ],
        };
        expect(blocksOf("automatic-speech-recognition", image, output).at(-1)).toEqual({
            kind: "times",
            pieces: [
                { text: "one", from: 0 },
                { text: "two", from: 0 },
            ],
        });
    });
});

describe("a new task is shown by what it takes and gives", () => {
    const sound = new Blob([new Uint8Array([1])], { type: "audio/flac" });
    const scores = [{ label: "haiku", score: 0.9 }];

    test.each([
        ["text", "Rain.", "Falls.", ["text Rain.", "text Falls."]],
        ["text", ["Rain.", "Sun."], ["Falls.", "Shines."], ["text Rain.\nSun.", "text Falls.", "text Shines."]],
        ["labels", "Rain.", scores, ["text Rain.", 'bars [{"label":"haiku","score":0.9}]']],
        ["labels", image, scores, ["image input", 'bars [{"label":"haiku","score":0.9}]']],
        ["text", { image, question: "Who?" }, "Asha", ["image input", "text Who?", "text Asha"]],
        ["image", "Rain.", image, ["image answer"]],
        ["audio", image, sound, ["image input", "player answer"]],
        ["video", "Rain.", sound, ["player answer"]],
        ["text", "Rain.", [{ line: "Falls.", syllables: 1 }], ["text Rain.", "json"]],
    ] as const)("%s from %j", (gives, inputs, output, blocks) => {
        const shown = blocksByModality({ takes: ["image", "text"], gives }, inputs, output).map((block) => {
            if (block.kind === "text") return `text ${block.text}`;
            if (block.kind === "bars") return `bars ${JSON.stringify(block.bars)}`;
            return block.kind === "image" || block.kind === "player" ? `${block.kind} ${block.role}` : block.kind;
        });
        expect(shown).toEqual(blocks);
    });
});

const vector = fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: 3, maxLength: 3 });

describe("vectors", () => {
    test("are found however deep they lie", () => {
        expect(vectorsIn([1, 2])).toEqual([[1, 2]]);
        expect(
            vectorsIn([
                [1, 2],
                [3, 4],
            ]),
        ).toEqual([
            [1, 2],
            [3, 4],
        ]);
        expect(
            vectorsIn([
                [
                    [1, 2],
                    [3, 4],
                ],
            ]),
        ).toEqual([
            [1, 2],
            [3, 4],
        ]);
    });

    test("of tokens have a middle, which stands for the text", () => {
        expect(
            meanOf([
                [1, 2],
                [3, 4],
            ]),
        ).toEqual([2, 3]);
        expect(meanOf([])).toEqual([]);
    });

    test("are as alike as the angle between them says: never more than wholly, and each to itself wholly", () => {
        fc.assert(
            fc.property(vector, vector, (one, other) => {
                expect(Math.abs(cosine(one, other))).toBeLessThanOrEqual(1 + 1e-9);
                expect(cosine(one, other)).toBeCloseTo(cosine(other, one));
                if (Math.hypot(...one) > 1e-3) expect(cosine(one, one)).toBeCloseTo(1);
            }),
        );
        expect(cosine([1, 0], [0, 1])).toBe(0);
        expect(cosine([0, 0], [1, 1])).toBe(0);
    });
});
