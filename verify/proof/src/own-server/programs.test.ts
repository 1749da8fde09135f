import { expect, test } from "vitest";

import { mockText } from "./litellm.ts";
import { missingOutput } from "./programs.ts";

const program = { task: "conversational", ending: "print", language: "js", files: new Map() } as const;
const events = (...texts: readonly string[]) =>
    texts.map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`).join("");
const recording = new Map([["a.flac", new Uint8Array(7)]]);

test.each([
    ["a text", {}, `{ content: '${mockText}' }`, "{ content: 'Hello' }"],
    ["a stream", { ending: "stream" }, `${mockText}\n`, `${mockText} And more.\n`],
    [
        "the events that the shell shows",
        { ending: "stream", language: "sh" },
        `${events(mockText.slice(0, 7), mockText.slice(7))}data: [DONE]\n\n`,
        events(mockText.slice(0, 7)),
    ],
    ["numbers", { task: "feature-extraction" }, "[[0.25, -0.5, 0.125]]", "[[0.25, 0.5, 0.125]]"],
    [
        "what tells of the recording",
        { task: "automatic-speech-recognition", files: recording },
        '{"text":"This is the recording a."}',
        '{"text":"This is the recording b."}',
    ],
] as const)("a program shows %s of the mock, or something else", (_, change, good, bad) => {
    const found = (stdout: string) => missingOutput({ ...program, ...change }, { failure: undefined, stdout });
    expect(found(good)).toEqual([]);
    expect(found(bad)).toMatchObject([{ at: "output" }]);
});
