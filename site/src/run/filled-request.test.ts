import { buildRequest } from "@callsheet/inference/providers";
import { file } from "@callsheet/inference/wire";
import { describe, expect, test } from "vitest";
import { hubPlaceholder, keyPlaceholder } from "./placeholder-token.ts";
import { filledRequest, secretsOf } from "./runner.ts";

const bytes = new Uint8Array([102, 76, 97, 67]);
const files = [{ name: "sample.flac", bytes }];
const recording = file("sample.flac", "audio/flac");
const call = { task: "automatic-speech-recognition", model: "openai/whisper-large-v3", inputs: recording } as const;

describe("a request that is sent by itself", () => {
    test("holds its file as it is", async () => {
        const { method, headers, body } = await filledRequest(
            buildRequest({ ...call, provider: "hf-inference" }),
            files,
        );
        expect(method).toBe("POST");
        expect(body).toEqual(bytes);
        expect(new Headers(headers.map(([...entry]) => entry)).get("content-type")).toBe("audio/flac");
    });

    test("holds its file as text where the provider takes it so", async () => {
        const mp3 = file("sample.flac", "audio/mpeg");
        const { body } = await filledRequest(
            buildRequest({ ...call, inputs: mp3, provider: "fal-ai", providerModelId: "fal-ai/whisper" }),
            files,
        );
        expect(new TextDecoder().decode(body)).toContain(`;base64,${Buffer.from(bytes).toString("base64")}`);
    });

    test("holds a placeholder where the token goes, in the form of that token", async () => {
        const routed = buildRequest({ ...call, provider: "hf-inference" });
        const direct = buildRequest({ ...call, provider: "together", direct: true });
        expect((await filledRequest(routed, files)).headers).toContainEqual([
            "authorization",
            `Bearer ${hubPlaceholder}`,
        ]);
        expect((await filledRequest(direct, files)).headers).toContainEqual([
            "authorization",
            `Bearer ${keyPlaceholder}`,
        ]);
        expect(secretsOf(direct)).toEqual(["TOGETHER_API_KEY"]);
    });

    test("is refused where its file is not there", async () => {
        await expect(filledRequest(buildRequest({ ...call, provider: "hf-inference" }), [])).rejects.toThrow(
            "sample.flac",
        );
    });
});
