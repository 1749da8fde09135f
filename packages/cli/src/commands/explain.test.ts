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
const explained = (stdin: string, words = "explain") => callsheet(words, { stdin });

describe("callsheet explain", () => {
    test("lists its languages in its help", async () => {
        const { output } = await callsheet("explain --help");
        expect(output).toContain("en for English, or gu for Gujarati (default: en)");
    });

    test.each([
        ["en", "Your text says", "What to do"],
        ["gu", "", "શું કરવું"],
    ] as const)(
        "says what an error means, by what it was recognised, and what to do: %s",
        async (language, says, todo) => {
            const text = "openai.RateLimitError: Error code: 429 - busy";
            const { code, output } = await explained(text, `explain --language ${language}`);
            const { title, cause } = explanationsIn(language)["too-many-requests"];
            const steps = explainError(text, language)?.steps ?? [];
            expect(steps).not.toEqual([]);
            expect(code).toBe(0);
            expect(output).toContain(`${title}\n\n${cause}\n`);
            expect(output).toContain(`${says}\n  ${text}\n`);
            expect(output).toContain(`${todo}\n${steps.map((step) => `  - ${step}\n`).join("")}`);
        },
    );

    test.each([
        [
            "with the library and the provider of the text",
            ...["explain", traceback],
            [
                "The call as it works (nscale, python/openai)\n\n",
                "from openai import OpenAI",
                `model="${llama}:nscale"`,
            ],
        ],
        [
            "at another provider, if that of the text is not known to serve the model",
            ...["explain", traceback.replace(":nscale", ":replicate")],
            [`replicate is not known to serve ${llama}`],
        ],
        [
            "with the model, the provider and the library of the options",
            "explain --model openai/whisper-large-v3 --provider fal-ai --client curl",
            "HTTP/1.1 422 Unprocessable Entity",
            ["(fal-ai, sh/curl)", "fal-ai/whisper"],
        ],
    ] as const)("writes the call as it works, %s", async (_, words, text, parts) => {
        const { output } = await explained(text, words);
        for (const part of parts) expect(output).toContain(part);
        expect(output).not.toContain(":replicate");
    });

    test.each([
        ["explain --model me/my-model", "401 Unauthorized"],
        ["explain", "KeyError: 'HF_TOKEN'"],
    ])("writes no call for a model that the catalogue lacks, or without one: %s", async (words, text) => {
        const { code, output } = await explained(text, words);
        expect(code).toBe(0);
        expect(output).not.toContain("The call as it works");
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
