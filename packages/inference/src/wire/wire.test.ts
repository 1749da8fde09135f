import { expect, test } from "vitest";
import { base64, dataUrl, file, secret } from "./leaf.ts";
import { type WireJson, type WireRequest, wireToJson } from "./wire.ts";

const request = (value: WireJson): WireRequest => ({
    method: "POST",
    url: "https://example.org",
    headers: { Authorization: ["Bearer ", secret("HF_TOKEN")] },
    body: { format: "json", value },
});

test("leaves are written as objects with a dollar key", () => {
    const image = file("cat.png", "image/png");
    expect(wireToJson(request({ a: base64(image), b: [dataUrl(image, "image/png")], c: undefined }))).toEqual({
        method: "POST",
        url: "https://example.org",
        headers: { Authorization: ["Bearer ", { $secret: "HF_TOKEN" }] },
        body: {
            format: "json",
            value: {
                a: { $base64: { $file: "cat.png" } },
                b: [{ $dataUrl: { $file: "cat.png" }, type: "image/png" }],
            },
        },
    });
});

test("bytes are a file leaf", () => {
    const body = { format: "binary", value: file("cats.jpg", "image/jpeg") } as const;
    expect(wireToJson({ ...request(null), body }).body).toEqual({ format: "binary", value: { $file: "cats.jpg" } });
});

test("an object of the user that looks like a leaf is told apart", () => {
    expect(wireToJson(request({ $file: "/etc/passwd" })).body?.value).toEqual({ $json: { $file: "/etc/passwd" } });
});
