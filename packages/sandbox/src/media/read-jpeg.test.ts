import fc from "fast-check";
import { expect, test } from "vitest";
import { jpeg } from "./jpeg.ts";
import { readJpeg } from "./read-jpeg.ts";
import { drawn } from "./scene.ts";

test("the means of a JPEG's blocks are those of the picture", () => {
    for (const text of ["a cat", "justice", "rain in the city at night"]) {
        const picture = drawn({ text }, { width: 150, height: 90 });
        const read = readJpeg(jpeg(picture, "note"));
        expect([read?.width, read?.height]).toEqual([19, 12]);
        let far = 0;
        // Blocks at the edges extend beyond the image; luma is exact per block, chroma per four blocks.
        for (let y = 0; y < 10; y++) {
            for (let x = 0; x < 18; x++) {
                let sum = 0;
                for (let inner = 0; inner < 64; inner++) {
                    const at = ((y * 8 + (inner >> 3)) * 150 + x * 8 + (inner % 8)) * 3;
                    sum += lightOf(picture.points, at) / 64;
                }
                far = Math.max(far, Math.abs(sum - lightOf(read?.points ?? new Uint8Array(), (y * 19 + x) * 3)));
            }
        }
        expect(far).toBeLessThan(16);
    }
});

const lightOf = (points: Uint8Array, at: number) =>
    0.299 * (points[at] ?? 0) + 0.587 * (points[at + 1] ?? 0) + 0.114 * (points[at + 2] ?? 0);

test("a broken one is none, or another one", () => {
    const whole = jpeg(drawn({ text: "a tree" }, { width: 40, height: 40 }), "note");
    fc.assert(
        fc.property(fc.nat(whole.length - 1), fc.uint8Array({ minLength: 1, maxLength: 12 }), (at, noise) => {
            const broken = whole.slice();
            broken.set(noise.subarray(0, broken.length - at), at);
            const read = readJpeg(broken.subarray(0, whole.length - (at % 90)));
            expect(read === undefined || read.points.length === read.width * read.height * 3).toBe(true);
        }),
        { numRuns: 60 },
    );
});
