import { explainError, explanationsIn } from "@callsheet/errors/explanations";
import { describe, expect, test } from "vitest";
import { callsheet } from "../testing.ts";

const llama = "meta-llama/Llama-3.1-8B-Instruct";

const traceback = `Traceback (most recent call last):
  File "/home/asha/chat.py", line 9, in <module>
    completion = client.chat.completions.create(model="${llama}:nscale", messages=messages)
  File "/home/asha/.venv/lib/python3.13/site-packages/openai/_base_client.py", line 404, in request
openai.RateLimitError: Error code: 429 - {'error': {'message': 'Rate limit'}}
`;

/** Explains a text from standard input. */
const explained = (stdin: string, words = "explain", isTTY = false) => callsheet(words, { stdin, isTTY });

describe("callsheet explain", () => {
    test("lists its languages in its help", async () => {
        const { output } = await callsheet("explain --help");
        expect(output).toContain("en for English, or gu for Gujarati (default: en)");
    });

    test("says what an error means, by what it was recognised, and what to do", async () => {
        const { code, output } = await explained("openai.RateLimitError: Error code: 429 - busy");
        const { title, cause } = explanationsIn("en")["too-many-requests"];
        const steps = explainError("openai.RateLimitError: Error code: 429 - busy", "en")?.steps ?? [];
        expect(steps).not.toEqual([]);
        expect(code).toBe(0);
        expect(output).toContain(`${title}\n\n${cause}\n`);
        expect(output).toContain("Your text says\n  openai.RateLimitError: Error code: 429 - busy\n");
        for (const step of steps) expect(output).toContain(`  - ${step}\n`);
    });

    test("writes the call as it works, with the library and the provider of the text", async () => {
        const { output } = await explained(traceback);
        expect(output).toContain("The call as it works (nscale, python/openai)\n\n");
        expect(output).toContain("from openai import OpenAI");
        expect(output).toContain(`model="${llama}:nscale"`);
    });

    test("asks another provider, and says so, if the one of the text is not known to serve the model", async () => {
        const { output } = await explained(traceback.replace(":nscale", ":replicate"));
        expect(output).toContain(`replicate is not known to serve ${llama}`);
        expect(output).not.toContain(":replicate");
    });

    test("takes the model, the provider and the library from options, too", async () => {
        const words = "explain --model openai/whisper-large-v3 --provider fal-ai --client curl";
        const { output } = await explained("HTTP/1.1 422 Unprocessable Entity", words);
        expect(output).toContain("(fal-ai, sh/curl)");
        expect(output).toContain("fal-ai/whisper");
    });

    test("guesses no task for a model that the catalogue lacks", async () => {
        const { code, output } = await explained("401 Unauthorized", "explain --model me/my-model");
        expect(code).toBe(0);
        expect(output).not.toContain("The call as it works");
    });

    test("writes no call where no model is named", async () => {
        expect((await explained("KeyError: 'HF_TOKEN'")).output).not.toContain("The call as it works");
    });

    test("speaks Gujarati", async () => {
        const { output } = await explained("KeyError: 'HF_TOKEN'", "explain --language gu");
        const { title, cause } = explanationsIn("gu")["no-key"];
        expect(output).toContain(`${title}\n\n${cause}\n`);
        expect(output).toContain("શું કરવું\n");
    });

    test("prints JSON", async () => {
        const { output } = await explained(traceback, "explain --json");
        expect(JSON.parse(output)).toMatchObject({
            id: "too-many-requests",
            steps: explainError(traceback, "en")?.steps,
            because: [expect.stringContaining("429")],
            snippet: { language: "python", client: "openai", provider: "nscale", model: llama },
        });
    });

    test("does not print a key, and warns of it", async () => {
        const key = "hf_0123456789abcdefghij";
        for (const words of ["explain", "explain --json"]) {
            const { output, errors } = await explained(`401 Unauthorized: Invalid token ${key}`, words);
            expect(output + errors).not.toContain(key);
            expect(errors).toContain("what looks like a key (hf_…).");
        }
    });

    test("says in its exit code that an error is not known", async () => {
        const { code, output, errors } = await explained("All is well.");
        expect({ code, output }).toEqual({ code: 1, output: "" });
        expect(errors).toContain("This error is not known.");
    });

    test.each([
        ["explain --language hi", "x", 'There is no language "hi"'],
        ["explain --client curll", "401 Unauthorized", "Did you mean curl?"],
        ["explain", " \n", "There is no text"],
    ])("%s is a mistake", async (words, stdin, message) => {
        const { code, errors } = await explained(stdin, words);
        expect(code).toBe(2);
        expect(errors).toContain(message);
    });
});
