import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textClassification } from "../index.ts";
import { delayAfter, durationText, isNetworkFailure, isTemporary, readRetryAfter, reasonOf } from "./retry.ts";

const now = Date.UTC(2026, 0, 1);

describe("delayAfter", () => {
    test("doubles, with half of it at random, up to half a minute", () => {
        expect([1, 2, 3, 9].map((failed) => delayAfter(failed, 0))).toEqual([250, 500, 1000, 15_000]);
        expect([1, 2, 3, 9].map((failed) => delayAfter(failed, 1))).toEqual([500, 1000, 2000, 30_000]);
    });
});

test.each([
    [true, [408, 429, 500, 502, 503, 504, 520, 522, 524, 529]],
    [false, [400, 401, 403, 404, 409, 422, 501, 521]],
])("isTemporary: %s", (expected, statuses) => {
    expect(statuses.filter(isTemporary)).toEqual(expected ? statuses : []);
});

describe("readRetryAfter", () => {
    test("is nothing for a date that has passed, and unknown for a header that says nothing", () => {
        expect(readRetryAfter(new Date(now - 9000).toUTCString(), now)).toBe(0);
        expect(readRetryAfter("soon", now)).toBeUndefined();
        expect(readRetryAfter(null, now)).toBeUndefined();
    });

    test("is never negative", () => {
        fc.assert(
            fc.property(fc.string(), (header) => {
                expect(readRetryAfter(header, now) ?? 0).toBeGreaterThanOrEqual(0);
            }),
        );
    });
});

test.each([
    [0, "0 seconds"],
    [900, "1 second"],
    [61_000, "61 seconds"],
    [300_000, "5 minutes"],
    [3_600_000, "60 minutes"],
    [86_400_000, "24 hours"],
    [4 * 86_400_000, "4 days"],
])("durationText: %i milliseconds are %s", (milliseconds, text) => {
    expect(durationText(milliseconds)).toBe(text);
});

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
    ["Node", new TypeError("fetch failed", { cause: coded("connect ECONNREFUSED 127.0.0.1:9", "ECONNREFUSED") })],
    ["Node, no such host", new TypeError("fetch failed", { cause: coded("getaddrinfo EAI_AGAIN x", "EAI_AGAIN") })],
    ["Node, both addresses", new TypeError("fetch failed", { cause: coded("", "ECONNREFUSED") })],
    ["Node, cut off", new TypeError("fetch failed", { cause: coded("other side closed", "UND_ERR_SOCKET") })],
    ["Node, TLS", new TypeError("fetch failed", { cause: coded("self-signed", "DEPTH_ZERO_SELF_SIGNED_CERT") })],
    ["Node, a port that fetch does not ask", new TypeError("fetch failed", { cause: new Error("bad port") })],
    ["Chromium", new TypeError("Failed to fetch")],
    ["Firefox", new TypeError("NetworkError when attempting to fetch resource.")],
    ["Safari", new TypeError("Load failed")],
    ["Deno", new TypeError("error sending request for url (https://x): connection closed")],
    ["Bun", coded("Unable to connect. Is the computer able to access the url?", "ConnectionRefused")],
    ["workerd", new Error("Network connection lost.")],
    ["node:http", coded("socket hang up", "ECONNRESET")],
])("isNetworkFailure: %s, a connection that failed", (_, error) => {
    expect(isNetworkFailure(error)).toBe(true);
});

const ring = new Error("round");
ring.cause = ring;

test.each([
    ["a method that is not there", new TypeError("Cannot read properties of undefined (reading 'body')")],
    ["a function that the platform lacks", new TypeError("Promise.withResolvers is not a function")],
    [
        "undici with an invalid argument",
        new TypeError("fetch failed", { cause: coded("invalid onRequestStart", "UND_ERR_INVALID_ARG") }),
    ],
    ["fetch with an invalid URL", new TypeError("fetch failed", { cause: new Error("unknown scheme") })],
    ["a code of the program", coded("no such argument", "ERR_INVALID_ARG_TYPE")],
    ["an error of the caller's own", new RangeError("out of budget")],
    ["a chain that ends in itself", ring],
    ["what is no error", "Failed to fetch"],
    ["nothing", undefined],
])("isNetworkFailure: not %s", (_, error) => {
    expect(isNetworkFailure(error)).toBe(false);
});

test("reasonOf: the innermost message", () => {
    const cause = coded("connect ECONNREFUSED 127.0.0.1:9", "ECONNREFUSED");
    expect(reasonOf(new TypeError("fetch failed", { cause }))).toBe("connect ECONNREFUSED 127.0.0.1:9");
    expect(reasonOf(new TypeError("fetch failed", { cause: coded("", "ETIMEDOUT") }))).toBe("ETIMEDOUT");
    expect(reasonOf("nothing")).toBe("");
});

test("textClassification: an error of the program itself is thrown unchanged, without another try", async () => {
    const mistake = new TypeError("Cannot read properties of undefined (reading 'headers')");
    let calls = 0;
    const fetch: typeof globalThis.fetch = async () => {
        calls += 1;
        throw mistake;
    };
    await expect(textClassification({ model: "a/b", inputs: "x" }, { fetch })).rejects.toBe(mistake);
    expect(calls).toBe(1);
});
