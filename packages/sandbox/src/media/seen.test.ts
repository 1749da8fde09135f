import { bytesFromBase64 } from "@callsheet/inference/wire";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { look, sizeIn } from "./look.ts";
import { fileOf } from "./media.ts";
import { blank, paint } from "./picture.ts";
import { png } from "./png.ts";
import { readPng } from "./read-png.ts";
import { answerOf, boxesOf, captionOf, fits, labelsOf, masksOf } from "./seen.ts";
import { box } from "./shapes.ts";

const size = { width: 150, height: 100 };
const drawing = (text: string, kind: "png" | "jpg" = "jpg") => look(fileOf(kind, { text, ...size }).bytes);

/** A picture that the sandbox knows nothing about: a red square on blue. */
function foreign() {
    const picture = blank(96, 64);
    paint(picture, [box([0, 0, 1.5, 1], [30, 60, 200]), box([0.25, 0.25, 0.75, 0.75], [220, 40, 30])]);
    return look(png(picture, "a picture"));
}

/** Files of each kind: drawn here, by others, and such as cannot be looked into. */
const pictures = fc.oneof(
    fc
        .constantFrom("two cats", "a boat on the sea at night", "justice", "rain in a city", "a red car")
        .map((text) => drawing(text)),
    fc.constant(0).map(foreign),
    fc
        .uint8Array({ maxLength: 60 })
        .map((rest) => look(new Uint8Array([71, 73, 70, 56, 57, 97, 80, 0, 60, 0, ...rest]))),
);
const sumOf = (scored: readonly { score: number }[]) => scored.reduce((sum, { score }) => sum + score, 0);

describe("in any picture", () => {
    test("the scores of labels fall, and sum up to 1", () => {
        fc.assert(
            fc.property(pictures, fc.uniqueArray(fc.string(), { minLength: 1 }), (picture, labels) => {
                for (const scored of [labelsOf(picture), fits(picture, labels)]) {
                    expect(sumOf(scored)).toBeCloseTo(1);
                    expect(scored.map(({ score }) => score)).toEqual(
                        scored.map(({ score }) => score).sort((a, b) => b - a),
                    );
                }
            }),
            { numRuns: 12 },
        );
    });

    test("boxes lie inside of it", () => {
        fc.assert(
            fc.property(pictures, (picture) => {
                for (const { box: found } of boxesOf(picture)) {
                    expect(found.xmin).toBeLessThan(found.xmax);
                    expect(found.ymin).toBeLessThan(found.ymax);
                    expect(found.xmin).toBeGreaterThanOrEqual(0);
                    expect(found.ymin).toBeGreaterThanOrEqual(0);
                    expect(found.xmax).toBeLessThanOrEqual(picture.width);
                    expect(found.ymax).toBeLessThanOrEqual(picture.height);
                }
            }),
            { numRuns: 12 },
        );
    });

    test("masks have its size, do not overlap, and cover all of it", () => {
        fc.assert(
            fc.property(pictures, (picture) => {
                const marks = new Uint8Array(picture.width * picture.height);
                for (const { mask } of masksOf(picture)) {
                    const read = readPng(bytesFromBase64(mask));
                    expect([read?.width, read?.height]).toEqual([picture.width, picture.height]);
                    for (let index = 0; index < marks.length; index++) {
                        if (read?.points[index * 3] === 255) marks[index] = (marks[index] ?? 0) + 1;
                    }
                }
                expect(marks.every((mark) => mark === 1)).toBe(true);
            }),
            { numRuns: 10 },
        );
    });
});

describe("in a drawing of the sandbox", () => {
    test("there is what was asked for", () => {
        const cats = drawing("two cats and a red car");
        expect(labelsOf(cats)[0]?.label).toBe("cat");
        expect(
            boxesOf(cats)
                .map(({ label }) => label)
                .sort(),
        ).toEqual(["car", "cat", "cat"]);
        expect(masksOf(cats).map(({ label }) => label)).toEqual(
            expect.arrayContaining(["car", "cat", "sky", "ground"]),
        );
        expect(captionOf(cats)).toMatch(/^a drawing of a car and 2 cats, mostly .*“two cats and a red car”$/);
        expect(fits(cats, ["a dog", "some cats", "a plane"])[0]?.label).toBe("some cats");
    });

    test.each([
        ["How many cats are there?", "2"],
        ["How many dogs are there?", "0"],
        ["What colour is the car?", "red"],
        ["Is there a cat?", "yes"],
        ["Is there a boat?", "no"],
        ["શું ચિત્રમાં બિલાડી છે?", "હા"],
        ["How large is it?", "150 by 100 pixels"],
        ["What is in the picture?", "a car and 2 cats"],
        ["What is written here?", "two cats and a red car"],
    ])("%s %s", (question, answer) => {
        expect(answerOf(drawing("two cats and a red car"), question).answer).toBe(answer);
    });
});

describe("in another picture", () => {
    test("there are its own colours", () => {
        expect(
            labelsOf(foreign())
                .slice(0, 2)
                .map(({ label }) => label),
        ).toEqual(["blue", "red"]);
        expect(captionOf(foreign())).toBe("a PNG picture of 96 by 64 pixels, mostly blue and red, dark");
        expect(fits(foreign(), ["a red thing", "a blue thing", "a green thing"]).map(({ label }) => label[2])).toEqual([
            "b",
            "r",
            "g",
        ]);
        const [square] = boxesOf(foreign());
        expect(square).toMatchObject({ label: "red area", box: { xmin: 15, ymin: 16, xmax: 48, ymax: 48 } });
    });

    test.each([
        ["GIF", [71, 73, 70, 56, 57, 97, 10, 1, 20, 0], { width: 266, height: 20 }],
        ["WebP", [...Buffer.from("RIFF....WEBPVP8 ........"), 0, 1, 40, 0, 30, 0], { width: 40, height: 30 }],
        ["JPEG", [0xff, 0xd8, 0xff, 0xe0, 0, 3, 1, 0xff, 0xc2, 0, 9, 8, 0, 30, 1, 0, 3], { width: 256, height: 30 }],
    ])("a %s says how large it is", (_kind, bytes, stated) => {
        expect(sizeIn(new Uint8Array(bytes))).toEqual(stated);
    });

    test("a broken one is of no size, and does no harm", () => {
        fc.assert(
            fc.property(
                fc.constantFrom("png", "jpg", "mp4"),
                fc.nat(3000),
                fc.uint8Array({ minLength: 4, maxLength: 20 }),
                (kind, at, noise) => {
                    const { bytes } = fileOf(kind === "mp4" ? "jpg" : kind === "png" ? "png" : "jpg", {
                        text: "x",
                        width: 32,
                        height: 32,
                    });
                    bytes.set(noise, Math.min(at, bytes.length - noise.length));
                    expect(look(bytes.subarray(0, bytes.length - (at % 50))).width).toBeGreaterThan(0);
                },
            ),
            { numRuns: 30 },
        );
    });
});

test("a head that states a size of which nothing is there does no harm", () => {
    for (const [width, height] of [
        [2 ** 31 - 1, 2 ** 31 - 1],
        [1, 2 ** 31 - 1],
    ] as const) {
        const { bytes } = fileOf("png", { text: "a cat", width: 16, height: 16 });
        const view = new DataView(bytes.buffer);
        view.setUint32(16, width);
        view.setUint32(20, height);
        const picture = look(bytes);
        // No camera makes so many points: the size is not believed.
        expect([picture.width, picture.height]).toEqual([640, 480]);
        for (const { box: found } of boxesOf(picture)) expect(found.xmax).toBeLessThanOrEqual(picture.width);
        expect(sumOf(labelsOf(picture))).toBeCloseTo(1);
    }
});
