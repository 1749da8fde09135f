import { describe, expect, test } from "vitest";
import { explanationLanguages, explanationsIn } from "../explanations/index.ts";
import { labelsOf, settingOf, stepsFor } from "./setting.ts";

describe("settingOf: what a text is from", () => {
    test.each([
        [
            '  File "C:\\Users\\asha\\chat.py", line 3',
            { language: ["python"], system: ["Windows"], shell: ["PowerShell", "cmd"] },
        ],
        ["    at file:///home/asha/chat.mjs:3:1", { language: ["javascript"], system: ["Linux"], shell: ["bash"] }],
        ["curl: (6) Could not resolve host: x", { language: ["curl"], shell: [] }],
        ["zsh: command not found: python", { shell: ["bash"], system: ["macOS"] }],
        ["+ FullyQualifiedErrorId : CommandNotFoundException", { shell: ["PowerShell"], system: ["Windows"] }],
        ["'py' is not recognized as an internal or external command", { shell: ["cmd"], system: ["Windows"] }],
        ["openai.RateLimitError: busy", { language: ["python"], library: ["openai"] }],
        ["InferenceClientInputError: no", { language: ["javascript"], library: ["@huggingface/inference"] }],
        ["ProviderApiError: groq responded with 500", { library: ["Callsheet"] }],
        ["----> 1 f()", { language: ["python"], place: ["Notebook"] }],
        ["429 Too Many Requests", { language: [], library: [], shell: [], system: [], place: [] }],
    ])("shows in it: %s", (text, setting) => {
        expect(settingOf(text)).toMatchObject(setting);
    });

    test("is not the library that a class of another library only resembles", () => {
        expect(settingOf("InferenceClientProviderApiError: x").library).toEqual(["@huggingface/inference"]);
        expect(settingOf("Too many requests").library).toEqual([]);
    });
});

describe("stepsFor: the steps for a text", () => {
    const steps = ["Wait.", "Python: a", "JavaScript: b", "PowerShell: c", "bash: d", "Callsheet: e", "Notebook: f"];

    test("are those for everybody, and those of its language and shell", () => {
        expect(stepsFor(steps, settingOf('  File "/home/asha/a.py", line 1'))).toEqual([
            "Wait.",
            "Python: a",
            "bash: d",
        ]);
    });

    test("are those of every language and shell if it shows none, and those of no library or place", () => {
        expect(stepsFor(steps, settingOf("429"))).toEqual([
            "Wait.",
            "Python: a",
            "JavaScript: b",
            "PowerShell: c",
            "bash: d",
        ]);
    });

    test("are those of a library and a place only if it shows them", () => {
        expect(stepsFor(steps, settingOf("ProviderApiError"))).toContain("Callsheet: e");
        expect(stepsFor(steps, settingOf("----> 1 f()"))).toContain("Notebook: f");
    });

    test("are all of them if none would be left", () => {
        expect(stepsFor(["JavaScript: b"], settingOf("x.py"))).toEqual(["JavaScript: b"]);
    });

    test("can be for two shells", () => {
        expect(labelsOf("macOS, Linux: a")).toEqual(["macOS", "Linux"]);
        expect(labelsOf("Print it: a")).toEqual([]);
    });
});

describe.each(explanationLanguages)("labelsOf: every step in %s", (language) => {
    const english = Object.entries(explanationsIn("en"));

    test("has the label that it has in English", () => {
        for (const [id, { steps }] of english) {
            const own = explanationsIn(language)[id as keyof ReturnType<typeof explanationsIn>].steps;
            expect(own.map(labelsOf), id).toEqual(steps.map(labelsOf));
        }
    });
});
