// @needs bash, curl
/** Runs programs of the peer: good ones must pass, and bad ones must fail for the right reason. */
import { join } from "node:path";
import { media } from "@callsheet/sandbox";
import { beforeAll, expect, test } from "vitest";
import { problemText } from "../judge/problem.ts";
import { type Outcome, prove } from "../prove.ts";
import { proofFolder } from "../root.ts";
import { judgePeer } from "./judge.ts";
import { peerPrograms } from "./programs.ts";

const good = [
    "hf-inference/text-classification/js/fetch/plain",
    "hf-inference/text-classification/js/huggingface.js/billed",
    "hf-inference/image-classification/sh/curl/plain",
    "hf-inference/text-to-image/js/huggingface.js/plain",
    "groq/conversational/js/openai/streamed",
    "groq/conversational/js/huggingface.js/streamed",
    // These send an accepted request instead of the expected one:
    "groq/conversational/sh/curl/plain",
    "hf-inference/image-segmentation/sh/curl/plain",
    "zai-org/conversational/sh/curl/direct",
];

const bad: readonly (readonly [string, string | RegExp])[] = [
    [
        "hf-inference/image-classification/js/huggingface.js/plain",
        "exit: the program ended with code 1: ReferenceError: fs is not defined",
    ],
    [
        "hf-inference/text-classification/sh/curl/plain",
        String.raw`body.inputs: expected "I like you. I love you", received "\"I like you. I love you\""`,
    ],
    [
        "hf-inference/image-classification/js/fetch/plain",
        `body: expected the ${media("jpg", "cats.jpg").bytes.length} bytes of cats.jpg, received 21 others`,
    ],
    [
        "scaleway/feature-extraction/js/fetch/plain",
        "exit: the program ended with code 1: SyntaxError: Unexpected token '}'",
    ],
    ["novita/text-to-video/js/huggingface.js/plain", /^exit: the program ended with code 13/],
    [
        "hf-inference/zero-shot-classification/sh/curl/billed",
        'headers.x-hf-bill-to: expected "my-org", received nothing',
    ],
];

const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
    const ids = new Set([...good, ...bad.map(([id]) => id)]);
    const programs = peerPrograms().programs.filter(({ id }) => ids.has(id));
    const setting = { work: join(proofFolder, ".work"), python: { missing: "not needed here" }, judge: judgePeer };
    for (const outcome of await prove(programs, setting)) outcomes.set(outcome.program.id, outcome);
});

test.each(good)("%s passes", (id) => {
    expect(outcomes.get(id)?.problems).toEqual([]);
});

test.each(bad)("%s fails", (id, reason) => {
    const outcome = outcomes.get(id);
    if (!outcome) throw new Error("It was not run.");
    expect(outcome.problems.map(problemText)).toContainEqual(
        typeof reason === "string" ? expect.stringContaining(reason) : expect.stringMatching(reason),
    );
});

test("what is accepted, and what is left to taste, is told", () => {
    expect(outcomes.get("groq/conversational/sh/curl/plain")?.listed).toEqual([
        "curl, groq conversational: It writes the default of stream out.",
    ]);
    expect(outcomes.get("hf-inference/text-to-image/js/huggingface.js/plain")?.listed).toEqual([
        "huggingface.js: The result stays in a variable: nothing is printed or saved.",
    ]);
    expect(outcomes.get("hf-inference/text-classification/js/fetch/plain")?.listed).toEqual([]);
});
