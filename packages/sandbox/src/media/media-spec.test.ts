import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeSpec, encodeSpec, type MediaSpec, noteOf, specInFile, specInUrl } from "./media-spec.ts";

const side = fc.integer({ min: 1, max: 4096 });
const spec: fc.Arbitrary<MediaSpec> = fc.record(
    {
        text: fc.string({ unit: "grapheme", maxLength: 60 }),
        seed: fc.stringMatching(/^[0-9a-f]{8}$/),
        width: side,
        height: side,
        seconds: fc.integer({ min: 1, max: 60 }),
        music: fc.constant(true as const),
        colours: fc.stringMatching(/^[0-9a-f]{96}$/),
    },
    { requiredKeys: ["text"] },
);

describe("the name of a spec", () => {
    test("says all about it", () => {
        fc.assert(
            fc.property(spec, (one) => {
                expect(decodeSpec(encodeSpec(one))).toEqual(one);
            }),
        );
    });

    test("fits into a URL, however long the text is, of which it keeps the beginning", () => {
        const long = fc.string({
            unit: fc.constantFrom("a", '"', "\n", "ક", "😀", "\ud83d"),
            minLength: 300,
            maxLength: 1500,
        });
        fc.assert(
            fc.property(long, spec, (text, rest) => {
                const name = encodeSpec({ ...rest, text });
                expect(name).toMatch(/^eyJ[\w-]{1,1800}$/);
                expect(text.startsWith(decodeSpec(name)?.text ?? "nothing")).toBe(true);
            }),
            { numRuns: 25 },
        );
    });

    test("can be anything else, which is then no spec", () => {
        for (const name of ["", "a cat", "eyJ", "eyJ0ZXh0Ijo1fQ", "../..", "gone"])
            expect(decodeSpec(name)).toBeUndefined();
        expect(decodeSpec("0a")).toMatchObject({ text: "0a" });
    });
});

describe("the note in a file", () => {
    test("is read again, wherever it stands near the beginning", () => {
        fc.assert(
            fc.property(spec, fc.uint8Array({ maxLength: 200 }), (one, before) => {
                const note = new TextEncoder().encode(noteOf(one));
                expect(specInFile(new Uint8Array([...before, ...note, 0, 1, 2]))).toEqual(one);
            }),
        );
    });

    test("is missing from the files of others", () => {
        expect(specInFile(new Uint8Array(5000))).toBeUndefined();
    });
});

test("the address of a file is enough to know what it shows", () => {
    const address = `https://files.example/sandbox/${encodeSpec({ text: "a cat" })}.png`;
    expect([specInUrl(address), specInUrl(`${address}?x=1`), specInUrl("https://files.example/a.png")]).toEqual([
        { text: "a cat" },
        { text: "a cat" },
        undefined,
    ]);
});
