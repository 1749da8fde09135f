import { describe, expect, test } from "vitest";
import { wavOf } from "./wav.ts";

describe("wavOf", () => {
    const bytes = wavOf(new Float32Array([0, 1, -1, 0.5, 7]), 16_000);
    const view = new DataView(bytes.buffer);

    test("writes a head that says how long it is and how it is written", () => {
        const letters = (at: number, end: number) => new TextDecoder().decode(bytes.slice(at, end));
        expect([letters(0, 4), letters(8, 16), letters(36, 40)]).toEqual(["RIFF", "WAVEfmt ", "data"]);
        expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([bytes.length - 8, 10]);
        expect([view.getUint32(24, true), view.getUint16(34, true)]).toEqual([16_000, 16]);
    });

    test("writes each sample as sixteen bits, and cuts what is too loud", () => {
        const samples = [0, 1, 2, 3, 4].map((index) => view.getInt16(44 + index * 2, true));
        expect(samples).toEqual([0, 32_767, -32_767, 16_384, 32_767]);
    });
});
