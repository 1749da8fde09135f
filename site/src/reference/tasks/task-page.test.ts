import { isStreamingTask, type Task, taskIds, tasks } from "@callsheet/inference/tasks";
import { describe, expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { taskSections } from "./TaskPage.tsx";
import { flowOf, modelsOfTask, programsOfTask, providersOfTask } from "./task-page.ts";

describe.each(taskIds)("the page of %s", (task) => {
    test("has the same parts in every language", () => {
        const [gujarati = [], english = []] = languages.map((language) =>
            taskSections({ language, task, answer: {} }).map(({ slug }) => slug),
        );
        expect(gujarati).toEqual(english);
        expect(new Set(gujarati).size).toBe(gujarati.length);
    });

    test("shows code wherever a provider does the task, and the stream where it streams", () => {
        const { complete, streamed } = programsOfTask("gu", task);
        expect(complete.programs.length > 0).toBe(providersOfTask(task).length > 0);
        expect(streamed !== undefined).toBe(isStreamingTask(tasks[task] as Task));
    });
});

test("a page names a few models, and says how many there are", () => {
    const { some, count } = modelsOfTask("conversational");
    expect(some.length).toBeLessThan(count);
});

test("what goes in and what comes out are in the words of the language", () => {
    expect(flowOf("en", "visual-question-answering")).toEqual({ takes: "an image, text", gives: "text" });
    expect(flowOf("gu", "text-to-image")).toEqual({ takes: "લખાણ", gives: "ચિત્ર" });
});
