import { file, type WireBody, type WireRequest } from "@callsheet/inference";
import { expect, test, vi } from "vitest";
import { bodyOf } from "./body.ts";

const request = (body: unknown): WireRequest => ({
    method: "POST",
    url: "https://example.org",
    headers: {},
    body: body as WireBody,
});

test("an unknown body format throws `Unsupported format: {format}`", () => {
    expect(() => bodyOf(request({ format: "yaml" }))).toThrow("Unsupported format: yaml");
});

test("a body that does not parse as JSON is logged, and left out", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(bodyOf(request({ format: "text", text: "{oops" }))).toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith("Failed to parse body as JSON", expect.any(SyntaxError));
    log.mockRestore();
});

test("a body that parses as JSON is JSON", () => {
    expect(bodyOf(request({ format: "text", text: '{"inputs":1}' }))).toEqual({ json: { inputs: 1 } });
});

test("a form is its texts, and the file that it is sent for", () => {
    const sound = file("sample1.flac", "audio/flac");
    const sent = { bytes: sound, fileName: "audio.flac" };
    expect(bodyOf(request({ format: "multipart", fields: { language: "gu", file: sent, model: "m" } }))).toEqual({
        form: { texts: { language: "gu", model: "m" }, field: "file", file: sound, fileName: "audio.flac" },
    });
    expect(() => bodyOf(request({ format: "multipart", fields: { model: "m" } }))).toThrow("A form holds one file.");
});

test("bytes are a file, never something in memory", () => {
    const image = file("cats.jpg", "image/jpeg");
    expect(bodyOf(request({ format: "binary", value: image }))).toEqual({ file: image });
    expect(() => bodyOf(request({ format: "binary", value: new Blob([]) }))).toThrow("in memory");
});
