import { modelOf } from "@callsheet/catalogue";
import { type TaskId, tasks } from "@callsheet/inference/tasks";
import { describe, expect, test } from "vitest";
import { isWrittenIn, languages } from "../languages.ts";
import { exampleIn, examplesIn } from "./local-examples.ts";
import { programsOf } from "./programs.ts";

const rows = languages.flatMap((language) =>
    Object.keys(examplesIn(language)).map((task) => [language, task as TaskId] as const),
);

describe.each(rows)("the example in %s of %s", (language, task) => {
    const query = exampleIn(language, task);

    test("is written in the language, and its programs hold it", () => {
        expect(isWrittenIn(language, query.inputs ?? "")).toBe(true);
        const { programs } = programsOf({ task, ...query });
        expect(programs.length).toBeGreaterThan(1);
        for (const { code } of programs) expect(isWrittenIn(language, code)).toBe(true);
    });

    test("calls a model of the catalogue that does the task", () => {
        const model = modelOf(query.model ?? tasks[task].exampleModel);
        expect([task, "feature-extraction"]).toContain(model?.task);
    });
});

test("pages in English have the examples of the tasks, and prompts for images are English everywhere", () => {
    expect(examplesIn("en")).toEqual({});
    for (const task of ["text-to-image", "text-to-video", "image-to-image"] as const) {
        expect(languages.map((language) => exampleIn(language, task))).toEqual(languages.map(() => ({})));
    }
});
