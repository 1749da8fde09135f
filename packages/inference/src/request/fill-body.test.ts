import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { base64, dataUrl, file, secret } from "../wire/leaf.ts";
import { fillBody } from "./fill-body.ts";

const bytes = new Blob(["abc"]);
const filled = async (value: Parameters<typeof fillBody>[0] & { format: "json" }) =>
    JSON.parse(String(await fillBody(value)));

describe("a body of JSON", () => {
    test("without leaves is the JSON", () =>
        fc.assert(
            fc.asyncProperty(fc.jsonValue(), async (value) => {
                const body = { format: "json", value: JSON.parse(JSON.stringify(value)) } as const;
                expect(await fillBody(body)).toBe(JSON.stringify(value));
            }),
        ));

    test("has its leaves filled wherever they stand, and everything else as it was", async () => {
        const value = {
            model: "a/b",
            none: undefined,
            messages: [
                { content: [{ type: "image_url", image_url: { url: dataUrl(bytes, "image/png") } }, 1, undefined] },
            ],
            file: base64(bytes),
        };
        expect(await filled({ format: "json", value })).toEqual({
            model: "a/b",
            messages: [{ content: [{ type: "image_url", image_url: { url: "data:image/png;base64,YWJj" } }, 1, null] }],
            file: "YWJj",
        });
    });

    test("keeps keys that objects inherit, beside a leaf too", async () => {
        const value = JSON.parse('{"__proto__":{"a":1},"constructor":2}');
        expect(await fillBody({ format: "json", value: { ...value, file: base64(bytes) } })).toBe(
            '{"__proto__":{"a":1},"constructor":2,"file":"YWJj"}',
        );
    });

    test("is refused where a leaf has no bytes", async () => {
        const named = { file: base64(file("cats.jpg", "image/jpeg")) };
        await expect(fillBody({ format: "json", value: named })).rejects.toThrow(
            "Read it, and pass its bytes as a Blob",
        );
        // A secret is not valid in JSON, which its type says too.
        const token = { token: secret("HF_TOKEN") } as never;
        await expect(fillBody({ format: "json", value: token })).rejects.toThrow("A secret cannot stand in the body");
    });
});
