import { entriesOf } from "@callsheet/inference/schema";
import { taskIds, tasks } from "@callsheet/inference/tasks";
import { describe, expect, test } from "vitest";
import { languages } from "../languages.ts";
import { answers } from "../words/gu/answers.ts";
import { eventRows, inputRows, outputRows, outputText, parameterRows } from "./field-rows.ts";

const allRows = (language: (typeof languages)[number]) =>
    taskIds.flatMap((task) =>
        [inputRows, parameterRows, outputRows, eventRows].flatMap((rows) => rows(language, task)),
    );

describe.each(languages)("the fields of tasks, in %s", (language) => {
    test.each(taskIds)("%s has a row for each of its parameters", (task) => {
        const paths = parameterRows(language, task).map(({ path }) => path);
        expect(paths).toEqual(expect.arrayContaining(Object.keys(entriesOf(tasks[task]))));
        expect(new Set(paths).size).toBe(paths.length);
    });

    test("every row says what its field is, and of which type", () => {
        for (const { help, type } of allRows(language)) {
            expect(help).not.toBe("");
            expect(type).not.toBe("");
        }
    });
});

test("in Gujarati, no field is said in English", () => {
    const words = [
        ...allRows("gu").flatMap(({ help, options = {} }) => [help, ...Object.values(options)]),
        ...taskIds.map((task) => outputText("gu", task)),
    ];
    expect(words.filter((text) => !/[\u0A80-\u0AFF]/.test(text))).toEqual([]);
});

test("nothing is said of an answer that no description says any more", () => {
    const englishTexts = new Set([
        ...allRows("en").map(({ help }) => help),
        ...taskIds.map((task) => outputText("en", task)),
        // Descriptions of whole events.
        "The next piece of the answer.",
        "The next token.",
    ]);
    expect(Object.keys(answers).filter((english) => !englishTexts.has(english))).toEqual([]);
});

describe("a row", () => {
    const row = (path: string) => allRows("en").find((one) => one.path === path);

    test("says where a field of a list of objects stands", () => {
        expect(row("messages[].content[].image_url.url")?.type).toBe("string");
        expect(row("choices[].message.content")?.type).toBe("string");
        expect(row("[].box.xmin")?.facts).toBe("in pixels");
    });

    test("says which values can be chosen from, and what each means", () => {
        expect(row("subtask")?.type).toBe('"instance" | "panoptic" | "semantic"');
        expect(row("subtask")?.options?.["instance"]).toContain("two parts");
    });

    test("says range, unit and default", () => {
        expect(row("mask_threshold")).toMatchObject({ default: "0.5", required: false });
        expect(row("mask_threshold")?.facts).toContain("0 to 1");
        expect(row("max_tokens")?.facts).toContain("in tokens");
    });

    test("says what must be given", () => {
        expect(inputRows("en", "question-answering").map(({ path, required }) => [path, required])).toEqual([
            ["inputs", true],
            ["inputs.question", true],
            ["inputs.context", true],
        ]);
    });

    test("of a file names the kinds that are taken", () => {
        expect(inputRows("en", "image-classification")[0]).toMatchObject({ type: "file", path: "inputs" });
        expect(inputRows("en", "image-classification")[0]?.mediaTypes).toContain("image/jpeg");
    });
});
