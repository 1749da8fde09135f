import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { commonParameters, exampleParameters } from "@callsheet/snippets";
import { describe, expect, test } from "vitest";
import { formsIn } from "../../words/fields/forms-in.ts";
import { formOf, shapeOf } from "./form-of.ts";
import { canShow, type FormField } from "./task-form.ts";
import { taskGroups, tasksIn } from "./task-groups.ts";
import { isInRange, isSame } from "./values.ts";

const languages = ["gu", "en"] as const;

const withInner = (field: FormField): readonly FormField[] => [field, ...(field.fields ?? []).flatMap(withInner)];
const fieldsOf = (task: TaskId, language: "gu" | "en"): readonly FormField[] => {
    const { inputs, parameters } = formOf(task, formsIn(language));
    return [inputs, ...parameters].flatMap(withInner);
};
const valuesOf = (task: TaskId): Readonly<Record<string, unknown>> => ({ ...exampleParameters[task] });

const isGujarati = (text: string): boolean => /[\u0a80-\u0aff]/.test(text);

describe.each(taskIds)("the form of %s", (task) => {
    test("has a field for each parameter of its schema, the common ones first", () => {
        const { parameters } = formOf(task);
        const common = parameters.filter(({ rare }) => !rare).map(({ name }) => name);
        expect(common).toEqual([...commonParameters[task]]);
        expect(parameters.slice(0, common.length).map(({ name }) => name)).toEqual(common);
        expect(parameters.map(({ name }) => name).sort()).toEqual(Object.keys(tasks[task].parameters.entries).sort());
    });

    test("has fields that can show the example, and each parameter's own", () => {
        const { inputs, parameters } = formOf(task);
        expect(canShow(inputs, inputs.example)).toBe(true);
        expect(inputs.kind).not.toBe("json");
        for (const field of parameters) expect(canShow(field, valuesOf(task)[field.name]), field.name).toBe(true);
    });

    test("finds the example of a number in its range", () => {
        for (const { name, kind, range } of formOf(task).parameters) {
            if (kind === "number") expect(isInRange(valuesOf(task)[name], range ?? {}), name).toBe(true);
        }
    });

    test.each(languages)("is plain JSON, in whole sentences: %s", (language) => {
        const form = formOf(task, formsIn(language));
        expect(isSame(JSON.parse(JSON.stringify(form)), form)).toBe(true);
        for (const { name, label, help, choices } of fieldsOf(task, language)) {
            expect(label, name).toMatch(/\S/);
            for (const text of [help, ...Object.values(choices ?? {})]) expect(text, name).toMatch(/\.$/);
        }
    });

    test("differs between the languages in words alone", () => {
        const bare = (language: "gu" | "en") =>
            fieldsOf(task, language).map(({ label, help, facts, rangeText, fields, choices, ...rest }) => ({
                ...rest,
                said: [label, help, facts, rangeText].map((text) => text !== undefined),
                choices: Object.keys(choices ?? {}),
            }));
        expect(bare("gu")).toEqual(bare("en"));
        for (const { name, help, choices = {} } of fieldsOf(task, "gu")) {
            for (const text of [help, ...Object.values(choices)]) expect(isGujarati(text), name).toBe(true);
        }
        for (const { label, help, choices = {} } of fieldsOf(task, "en")) {
            for (const text of [label, help, ...Object.values(choices)]) expect(isGujarati(text), text).toBe(false);
        }
    });
});

describe("a field", () => {
    const kindsOf = (task: TaskId) => Object.fromEntries(formOf(task).parameters.map(({ name, kind }) => [name, kind]));

    test("is of the kind that its schema and its example make it", () => {
        expect(kindsOf("conversational")).toMatchObject({
            max_tokens: "number",
            stop: "texts",
            logprobs: "boolean",
            tools: "json",
            response_format: "json",
            stream_options: "object",
            tool_choice: "text",
        });
        expect(kindsOf("text-to-video")).toMatchObject({ negative_prompt: "longText", num_frames: "number" });
        expect(kindsOf("image-to-image")).toMatchObject({ target_size: "object" });
        expect(kindsOf("image-segmentation")).toMatchObject({ subtask: "choice" });
        expect(kindsOf("document-question-answering")).toMatchObject({ word_boxes: "json" });
    });

    test.each([
        ["conversational", "messages"],
        ["summarization", "longText"],
        ["image-to-text", "file"],
        ["question-answering", "object"],
    ] as const)("of what goes into %s is of the kind %s", (task, kind) => {
        expect(formOf(task).inputs.kind).toBe(kind);
    });

    test("of an object has its own fields", () => {
        const fields = ({ fields = [] }: FormField) => fields.map(({ name, kind }) => `${name}: ${kind}`);
        expect(fields(formOf("table-question-answering").inputs)).toEqual(["query: longText", "table: table"]);
        expect(fields(formOf("sentence-similarity").inputs)).toEqual(["source_sentence: longText", "sentences: texts"]);
        expect(fields(formOf("visual-question-answering").inputs)).toEqual(["image: file", "question: longText"]);
    });

    test("can do without where the object that it is a part of can", () => {
        const size = formOf("image-to-image").parameters.find(({ name }) => name === "target_size");
        expect(size?.fields?.map(({ required }) => required)).toEqual([undefined, undefined]);
    });

    test("that the task cannot do without goes back to the task's own example", () => {
        const [labels] = formOf("zero-shot-classification").parameters;
        expect(labels).toMatchObject({ required: true, example: ["refund", "legal", "faq"] });
    });

    test("says its range, its unit and an example in words", () => {
        const facts = (language: "gu" | "en", name: string) =>
            formOf("conversational", formsIn(language)).parameters.find((field) => field.name === name)?.facts;
        expect(facts("en", "max_tokens")).toBe("a whole number, 1 or more · in tokens · such as 256");
        expect(facts("gu", "max_tokens")).toBe("પૂર્ણાંક, 1 કે વધુ · માપ: token · જેમ કે 256");
        expect(facts("en", "top_p")).toBe("more than 0, at most 1 · such as 0.9");
        expect(facts("en", "stop")).toBe("such as \\n\\n");
    });

    test("has the default that a snippet writes", () => {
        const [maxTokens] = formOf("conversational").parameters;
        expect(maxTokens).toMatchObject({ name: "max_tokens", default: 512 });
    });
});

test("shapeOf: names the fields of an output, and their kinds", () => {
    expect(shapeOf(tasks["text-classification"].output)).toBe(
        ["[", "    {", "        label: string,", "        score: number,", "    },", "    …", "]"].join("\n"),
    );
    expect(shapeOf(tasks["text-to-image"].output)).toBe("bytes");
    expect(shapeOf(tasks.conversational.output)).toContain("message: {");
});

test("shapeOf: every task has one", () => {
    for (const task of taskIds) expect(shapeOf(tasks[task].output), task).toMatch(/\w/);
});

test("taskGroups: every task is in exactly one group", () => {
    expect(taskGroups.flatMap(tasksIn).sort()).toEqual([...taskIds].sort());
});
