import fc from "fast-check";
import { expect, test } from "vitest";
import { wavOf } from "./record.ts";

test("a recording is a WAV file whose head says how long it is and how fast it plays", () => {
    const samples = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { maxLength: 50 });
    fc.assert(
        fc.property(samples, fc.constantFrom(8000, 16_000, 48_000), (values, rate) => {
            const bytes = wavOf(Float32Array.from(values), rate);
            const view = new DataView(bytes.buffer);
            const text = new TextDecoder().decode(bytes.slice(0, 16));
            expect([text.slice(0, 4), text.slice(8, 16)]).toEqual(["RIFF", "WAVEfmt "]);
            expect(view.getUint32(4, true)).toBe(bytes.length - 8);
            expect(view.getUint32(24, true)).toBe(rate);
            expect(view.getUint32(40, true)).toBe(values.length * 2);
            values.forEach((value, index) => {
                const heard = view.getInt16(44 + index * 2, true) / 0x8000;
                expect(heard).toBeCloseTo(Math.max(-1, Math.min(1, value)), 3);
            });
        }),
    );
});
