import fc from "fast-check";
import { expect, test } from "vitest";
import { fileNameOf, notebookNameOf } from "./program-file.ts";

test("a file is named after its model and language", () => {
    expect(fileNameOf("openai/whisper-large-v3", "python")).toBe("whisper-large-v3.py");
    expect(fileNameOf("gpt2", "js")).toBe("gpt2.mjs");
    expect(fileNameOf("a/b", "sh")).toBe("b.sh");
    expect(notebookNameOf("a/b")).toBe("b.ipynb");
});

test("a file has a name that every system takes, whatever the model is called", () => {
    fc.assert(
        fc.property(fc.string({ unit: "binary" }), (model) => {
            expect(fileNameOf(model, "python")).toMatch(/^[\w][\w.-]*\.py$/);
        }),
    );
});
