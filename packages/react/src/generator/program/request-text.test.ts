import { base64, dataUrl, file, secret } from "@callsheet/inference/wire";
import { describe, expect, test } from "vitest";
import { requestText } from "./request-text.ts";

const image = file("cats.jpg", "image/jpeg");
const post = { method: "POST", url: "https://api.example/v1", headers: {} } as const;

describe("a request as text", () => {
    test("is the message that goes over the network, without the token", () => {
        const text = requestText({
            ...post,
            headers: { Authorization: ["Bearer ", secret("HF_TOKEN")], "Content-Type": "application/json" },
            body: { format: "json", value: { inputs: "Hello" } },
        });
        expect(text).toBe(
            [
                "POST https://api.example/v1",
                "Authorization: Bearer ••••••••",
                "Content-Type: application/json",
                "",
                '{\n    "inputs": "Hello"\n}',
            ].join("\n"),
        );
        expect(text).not.toContain("HF_TOKEN");
    });

    test("names files where their bytes go", () => {
        expect(requestText({ ...post, body: { format: "binary", value: image } })).toContain("<cats.jpg, image/jpeg>");
        const value = { image: dataUrl(image, "image/jpeg"), raw: [base64(image)] };
        const text = requestText({ ...post, body: { format: "json", value } });
        expect(text).toContain('"data:image/jpeg;base64,<cats.jpg>"');
        expect(text).toContain('"<cats.jpg, base64>"');
        const fields = { model: "whisper", file: { bytes: image, fileName: "cats.jpg" } };
        expect(requestText({ ...post, body: { format: "multipart", fields } })).toContain(
            "model: whisper\nfile: <cats.jpg, image/jpeg>",
        );
    });

    test("has no body where there is none", () => {
        expect(requestText({ ...post, method: "GET" })).toBe("GET https://api.example/v1");
    });
});
