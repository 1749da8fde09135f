import { type Description, descriptions } from "@callsheet/inference/descriptions";
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import { describe, expect, test } from "vitest";
import type { TaskPage } from "./en/tasks/task-page.ts";
import { codeIn, lintProse } from "./lint-prose.ts";
import { strings } from "./strings.ts";

const texts = ({ name, purpose, reading, pitfalls }: TaskPage): readonly string[] => [
    name,
    purpose,
    ...reading,
    ...pitfalls.flatMap(({ problem, remedy }) => [problem, remedy]),
];

describe.each(taskIds)("what is said of %s", (task) => {
    const gujarati = strings.gu.tasks[task];
    const english = strings.en.tasks[task];

    test("is written in its language, and whole", () => {
        expect(texts(gujarati).flatMap((text) => lintProse(text, "gu"))).toEqual([]);
        expect(texts(english).flatMap((text) => lintProse(text, "en"))).toEqual([]);
    });

    test("is the same in both languages: as many paragraphs and pitfalls, with the same code", () => {
        expect(gujarati.reading.map(codeIn)).toEqual(english.reading.map(codeIn));
        const pitfalls = ({ pitfalls }: TaskPage) => pitfalls.map(({ problem, remedy }) => codeIn(problem + remedy));
        expect(pitfalls(gujarati)).toEqual(pitfalls(english));
        expect([3, 4]).toContain(english.pitfalls.length);
    });

    test("names fields that the task has", () => {
        const known = wordsOf(task);
        const strangers = texts(english)
            .flatMap(codeIn)
            .filter((code) => looksLikeFields.test(code))
            .flatMap((code) => code.match(/[a-z][a-z_]*/g) ?? [])
            .filter((name) => !known.has(name) && !elsewhere.has(name));
        expect(strangers).toEqual([]);
    });
});

test("no two tasks have one name", () => {
    for (const language of ["gu", "en"] as const) {
        const names = Object.values(strings[language].tasks).map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
    }
});

test.each([
    ["audio-classification", "top_k", 5, "five", "પાંચ"],
    ["image-classification", "top_k", 5, "five", "પાંચ"],
    ["image-segmentation", "threshold", 0.9, "0.9", "0.9"],
    ["object-detection", "threshold", 0.5, "0.5", "0.5"],
    ["question-answering", "max_answer_len", 15, "15", "15"],
] as const)("what is said of %s tells what %s is unless given", (task, parameter, value, english, gujarati) => {
    const parameters: Readonly<Record<string, Description>> = descriptions[task].parameters;
    expect(parameters[parameter]?.default).toBe(value);
    expect(texts(strings.en.tasks[task]).join(" ")).toContain(english);
    expect(texts(strings.gu.tasks[task]).join(" ")).toContain(gujarati);
});

/** Matches `choices[0].message.content`, but not a MIME type, the id of a model or other code. */
const looksLikeFields = /^[a-z][a-z_]*(?:\[\d*\]|\.[a-z_]+)*$/;

/** Names from a model's own files, which are no fields of a call. `guj` is Gujarati in Tesseract. */
const elsewhere = new Set(["config", "json", "guj", "af_alloy"]);

/** The names of a task's fields, and the code in its descriptions, such as values. */
function wordsOf(task: TaskId): ReadonlySet<string> {
    const { inputs, parameters, output, event } = descriptions[task];
    const all = [inputs, output, ...(event ? [event] : []), ...Object.values(parameters)].flatMap(withFields);
    return new Set([
        ...Object.keys(parameters),
        ...all.flatMap(({ fields = {}, options = {} }) => [...Object.keys(fields), ...Object.keys(options)]),
        ...all.flatMap(({ text, each = "" }) =>
            codeIn(text + each).flatMap((code) => code.match(/[a-z][a-z_]*/g) ?? []),
        ),
    ]);
}

const withFields = (description: Description): Description[] => [
    description,
    ...Object.values(description.fields ?? {}).flatMap(withFields),
];
