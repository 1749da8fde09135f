import { describe, expect, test } from "vitest";
import { chapterSnippetOf, withReadableEnding } from "./read-text.ts";

describe("withReadableEnding: a program of a chapter", () => {
    test.each([
        ["print(completion.choices[0].message)", "print(completion.choices[0].message.content)"],
        ["console.log(completion.choices[0].message);", "console.log(completion.choices[0].message.content);"],
        ["print(completion.choices[0].message.content)", "print(completion.choices[0].message.content)"],
        ["print(text)", "print(text)"],
    ])("of a chat that ends with %s prints the text alone", (last, readable) => {
        expect(withReadableEnding(`client = 1\n${last}`, "conversational")).toBe(`client = 1\n${readable}`);
    });

    test("prints a list one entry on each line, in three lines of code at most", () => {
        expect(withReadableEnding("output = 1\nprint(output)", "text-classification")).toBe(
            'output = 1\nfor guess in output:\n    print(f"{guess.score:.2f} {guess.label}")',
        );
    });

    test("whose output is no value of a library stays as it was generated", () => {
        expect(withReadableEnding('print("Saved output.png")', "text-to-image")).toBe('print("Saved output.png")');
        expect(withReadableEnding("print(output)", "feature-extraction")).toBe("print(output)");
    });

    test("makes the call that the generator makes", () => {
        const { programs } = chapterSnippetOf({
            id: "mood",
            task: "text-classification",
            clients: "python/huggingface_hub",
        });
        expect(programs.programs.map(({ code }) => code.includes("client.text_classification("))).toEqual([true]);
        expect(programs.query).toContain("text-classification");
    });
});
