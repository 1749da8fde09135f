import { media } from "@callsheet/sandbox";
import { describe, expect, test } from "vitest";
import type { Program } from "../program.ts";
import { checkOutput } from "./output.ts";
import { encode, program } from "./testing.ts";

const response = (text: string, type = "application/json") => ({ status: 200, type, body: encode(text) });

function wrongWith(
    change: Partial<Program>,
    text: string,
    stdout: string,
    saved: readonly [string, Uint8Array][] = [],
) {
    const output = { stdout, saved: new Map(saved) };
    return checkOutput({ ...program, ...change }, output, [response(text)]).map(({ message }) => message);
}

describe("printing", () => {
    const labels = '[{"label":"POSITIVE","score":0.98765}]';

    test.each(["[{'label': 'POSITIVE', 'score': 0.98765}]", "0.988", "POSITIVE"])(
        "something of the response: %s",
        (text) => {
            expect(wrongWith({}, labels, text)).toEqual(text === "0.988" ? [expect.any(String)] : []);
        },
    );

    test.each(["", "undefined", "None", "[object Object]", "Promise { <pending> }", "<coroutine object x at 0x1>"])(
        "nothing: “%s”",
        (text) => expect(wrongWith({}, labels, `${text}\n`)).toEqual([expect.stringMatching(/^printed/)]),
    );

    test("something else than the response", () => {
        expect(wrongWith({}, labels, "{ embedding: [Array] }")).toEqual([
            expect.stringMatching(/^printed nothing of the response: expected one of \["POSITIVE","0.987"\]/),
        ]);
    });

    test("the shell prints the response as it is", () => {
        expect(wrongWith({ language: "sh" }, labels, labels)).toEqual([]);
        expect(wrongWith({ language: "sh" }, labels, `${labels}!`)).toEqual([expect.stringMatching(/^expected/)]);
    });

    test("a file is not expected", () => {
        expect(wrongWith({}, labels, "POSITIVE", [["x.txt", encode("x")]])).toEqual(["saved x.txt, and was to print"]);
    });
});

describe("streaming", () => {
    const event = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;
    const stream = `${event({ content: "Hel" })}${event({ content: "lo" })}${event({})}data: [DONE]\n\n`;
    const stream2 = 'data:{"token":{"text":"Hel"}}\n\ndata:{"token":{"text":"lo"},"generated_text":"Hello"}\n\n';

    test.each([stream, stream2, 'data: {"choices":[{"text":"Hello"}]}\n\n'])(
        "all of the text, and a line end",
        (text) => {
            expect(wrongWith({ ending: "stream" }, text, "Hello\n")).toEqual([]);
            expect(wrongWith({ ending: "stream" }, text, "Hel\n")).toEqual(['expected "Hello\\n", received "Hel\\n"']);
        },
    );

    test("a response without events is nothing", () => {
        expect(wrongWith({ ending: "stream" }, "{}", "Hello\n")).toEqual([
            expect.stringMatching(/^nothing was streamed/),
        ]);
    });
});

describe("saving", () => {
    const saving = { ending: "save", task: "text-to-image" } as const;
    const { bytes } = media("jpg", "seed");
    const inJson = JSON.stringify({ data: [{ b64_json: Buffer.from(bytes).toString("base64") }] });

    test("the file that was sent", () => {
        expect(wrongWith(saving, inJson, "", [["output.jpg", bytes]])).toEqual([]);
    });

    test("the image in Pillow's own writing", () => {
        expect(wrongWith(saving, inJson, "", [["output.png", media("png", "other").bytes]])).toEqual([]);
    });

    test.each<[string, readonly [string, Uint8Array][], string | RegExp]>([
        ["nothing", [], "expected one saved file, received []"],
        ["the response's JSON", [["output.jpg", encode(inJson)]], /^output.jpg holds no media/],
        ["a sound for an image", [["output.jpg", media("wav", "x").bytes]], /^output.jpg holds audio/],
        ["another image", [["output.jpg", media("jpg", "x").bytes]], "output.jpg is not the file that was sent"],
    ])("%s", (_, saved, message) => {
        expect(wrongWith(saving, inJson, "", saved)).toEqual([
            typeof message === "string" ? message : expect.stringMatching(message),
        ]);
    });
});
