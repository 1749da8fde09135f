import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allEntries } from "./entries/error-groups.ts";
import { masked, tokensIn, withoutTokens } from "./tokens.ts";

const letters = fc.string({ unit: fc.constantFrom(..."abcXYZ0189"), minLength: 20, maxLength: 60 });
const prefix = fc.constantFrom("hf_", "sk-", "sk-proj-", "gsk_", "r8_", "csk-");

describe("a token", () => {
    test("is seen wherever it stands, and its mask does not tell it", () => {
        fc.assert(
            fc.property(prefix, letters, (start, rest) => {
                const token = start + rest;
                const text = `{"headers": {"authorization": "Bearer ${token}"}, "key": '${token}'}`;
                expect(tokensIn(text)).toEqual([token]);
                expect(withoutTokens(text)).not.toContain(token);
                expect(token.startsWith(masked(token).slice(0, -1))).toBe(true);
            }),
        );
    });

    test("behind Bearer is seen whatever its form", () => {
        expect(tokensIn("Authorization: Bearer 0123456789abcdefghijklmn")).toEqual(["0123456789abcdefghijklmn"]);
    });
});

test.each([
    "Bearer $HF_TOKEN",
    "hf_…",
    "sk-…",
    "hf_hub_download",
    "huggingface_hub.errors.HfHubHTTPError",
    "Bearer hf_•••",
    ...allEntries.flatMap(([, { seen }]) => seen),
])("no token: %s", (text) => {
    expect(tokensIn(text)).toEqual([]);
});
