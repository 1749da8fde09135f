import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { bytesFromBase64, bytesToBase64, toBase64, toDataUrl } from "./base64.ts";

const byBuffer = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** Set up platforms, by the encoder that they have. */
const platforms = {
    "Node's own": () => {},
    "the standard of 2025": () => {
        vi.stubGlobal("Buffer", undefined);
        Object.defineProperty(Uint8Array.prototype, "toBase64", {
            configurable: true,
            value: vi.fn(function (this: Uint8Array) {
                return `standard ${this.length}`;
            }),
        });
    },
    neither: () => vi.stubGlobal("Buffer", undefined),
};

const { Buffer } = globalThis;

afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Uint8Array.prototype, "toBase64");
});

describe("base64 text", () => {
    test.each([platforms["Node's own"], platforms.neither])(
        "is that of the bytes, however it is made",
        async (platform) => {
            platform();
            await fc.assert(
                fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), fc.nat(3), async (bytes, times) => {
                    // Longer than a piece, and not a multiple of it.
                    const long = Uint8Array.from({ length: bytes.length + times * 0x6000 }, (_, index) => index * 31);
                    long.set(bytes);
                    expect(await toBase64(new Blob([long]))).toBe(byBuffer(long));
                }),
                { numRuns: 30 },
            );
        },
    );

    test("is that of a part of a buffer alone", () => {
        for (const platform of [platforms["Node's own"], platforms.neither]) {
            platform();
            expect(bytesToBase64(Uint8Array.of(1, 2, 97, 98, 99, 3).subarray(2, 5))).toBe("YWJj");
        }
    });

    test("gives back the bytes that it was made of", () => {
        fc.assert(
            fc.property(fc.uint8Array(), (bytes) => {
                expect(bytesFromBase64(byBuffer(bytes))).toEqual(bytes);
            }),
        );
        expect(bytesFromBase64("YQ")).toEqual(Uint8Array.of(97));
    });

    test("is told from other text", () => {
        expect(() => bytesFromBase64("no base64!")).toThrow(DOMException);
    });

    test("is made by the standard where the platform has it", async () => {
        platforms["the standard of 2025"]();
        expect(await toBase64(new Blob(["abc"]))).toBe("standard 3");
    });

    test("stands in a data URL behind its type", async () => {
        expect(await toDataUrl(new Blob(["abc"], { type: "text/plain" }))).toBe("data:text/plain;base64,YWJj");
        expect(await toDataUrl(new Blob(["abc"], { type: "text/plain" }), "image/png")).toBe(
            "data:image/png;base64,YWJj",
        );
    });
});
