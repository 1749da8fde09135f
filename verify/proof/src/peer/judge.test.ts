import { media } from "@callsheet/sandbox";
import { describe, expect, test } from "vitest";
import { encode, happened, program } from "../judge/testing.ts";
import type { Program } from "../program.ts";
import { judgeOutput } from "./judge.ts";

type Did = Parameters<typeof happened>[0];

const json = (body: string) => ({ status: 200, type: "application/json", body: encode(body) });
const end = (change: Partial<Program>, did: Did, response = json('[{"label":"POSITIVE"}]')) =>
    judgeOutput({ ...program, ...change }, happened(did), [response]);
const well = { problems: [] };

describe("a result", () => {
    const prints = { content: "console.log(result);" };

    test("that is printed must be there", () => {
        expect(end(prints, { stdout: "POSITIVE" })).toEqual(well);
        expect(end(prints, { stdout: "undefined" }).problems).toHaveLength(1);
        expect(end({ language: "sh", content: "curl" }, { stdout: '[{"label":"POSITIVE"}]' })).toEqual(well);
    });

    test("may stay in a variable", () => {
        expect(end({ content: "const result = 1;" }, { stdout: "" })).toEqual({
            problems: [],
            excused: "The result stays in a variable: nothing is printed or saved.",
        });
    });

    const { bytes } = media("jpg", "seed");
    const painting = { ending: "save", task: "text-to-image", content: "// Use image" } as const;

    test("is the image, where a bare response is called one", () => {
        expect(end(painting, {}, { status: 200, type: "image/jpeg", body: bytes }).problems).toEqual([]);
        expect(end(painting, {}, json('{"data":[{"b64_json":"AAAA"}]}')).problems).toEqual([
            { at: "output", message: "takes a response of the type application/json for image" },
        ]);
        expect(end({ ...painting, client: "huggingface.js" }, {}, json('{"data":[]}')).problems).toEqual([]);
    });

    test("of a program that failed is nobody's concern", () => {
        expect(end(prints, { failure: "ended with code 1", stdout: "" })).toEqual(well);
    });
});

describe("a stream whose last event has no content", () => {
    const event = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;
    const stream = json(`${event({ content: "Hel" })}${event({ content: "lo" })}${event({})}data: [DONE]\n\n`);
    const streams = { ending: "stream" } as const;

    test.each(["Hello", "Hello\n", "Hel\nlo\n"])("is printed well as “%s”", (stdout) => {
        expect(end(streams, { stdout }, stream)).toEqual(well);
    });

    test.each(["HelloNone", "Hel\nlo\nundefined\n"])("is excused as “%s”", (stdout) => {
        expect(end(streams, { stdout }, stream)).toEqual({
            problems: [],
            excused: "None or undefined is printed where the last event of a stream has no content.",
        });
    });

    test.each(["", "Hel", "HelloNoneNone"])("is wrong as “%s”", (stdout) => {
        expect(end(streams, { stdout }, stream).problems).toHaveLength(1);
    });

    test("may stop a program that has printed the text, but not at OpenAI, who says that it has none", () => {
        const requests = { ...streams, client: "requests", provider: "groq" } as const;
        const stopped = { failure: "ended with code 1", stdout: "Hello", stderr: "KeyError: 'content'\n" };
        expect(end(requests, stopped, stream).excused).toMatch(/^An error ends the program/);
        expect(end({ ...requests, provider: "openai" }, stopped, stream).excused).toBeUndefined();
        expect(end(requests, { ...stopped, stdout: "Hel" }, stream).excused).toBeUndefined();
        expect(end(requests, { ...stopped, stderr: "KeyError: 'choices'\n" }, stream).excused).toBeUndefined();
    });
});
