/** Checks that the scores in the figure equal the output of the program above it, run in the sandbox. */
import { readFileSync } from "node:fs";
import { InferenceClient } from "@callsheet/inference";
import { createHandler } from "@callsheet/sandbox/handler";
import { describe, expect, test } from "vitest";
import { moods } from "../../frame/drawings/Figure.tsx";
import { languages } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { isComponent, readText } from "./read-text.ts";

describe.each(languages)("the scores of chapter 2 in %s", (language) => {
    const file = `../../../../book/content/${language}/course/chapter2/1.mdx`;
    const { items } = readText(readFileSync(new URL(file, import.meta.url), "utf8"), file);
    const program = items.filter(isComponent).find(({ properties }) => properties["id"] === "mood");
    const figure = strings[language].figures["score-bars"];

    test("are those that the program gets", async () => {
        const { model, inputs = "" } = program?.properties ?? {};
        const sandbox = createHandler({ pace: "fast" });
        const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(new Request(input, init));
        const client = new InferenceClient("hf_test", { fetch });
        const scores = await client.textClassification({ model, inputs });
        expect(scores.map(({ label, score }) => [label, Number(score.toFixed(2))])).toEqual(moods);
    });

    test("belong to the same message, and are said in words", () => {
        expect(figure.message).toBe(program?.properties["inputs"]);
        expect(figure.says).toContain(figure.message);
        expect(figure.says).toContain(moods.map(([label, score]) => `${label} ${score.toFixed(2)}`).join(", "));
    });
});
