import { describe, expect, test } from "vitest";
import { answersIn } from "./answers.ts";
import { chapterFiles } from "./chapter-files.ts";
import { componentsIn } from "./read-text.ts";

const check = `# Title

<Check id="who" question="Who runs \`f\`?">
<Choice>The model.</Choice>
<Choice correct>Your \`program\`.</Choice>
<Why>It *only* asks for \`f\`, see [tools](/en/guides/tools).</Why>
</Check>
`;

describe("the answers of a chapter", () => {
    test("are the right choice and the reason, with their code", () => {
        expect(answersIn(check)).toEqual([
            {
                id: "who",
                question: "Who runs `f`?",
                answer: "Your `program`.",
                why: "It only asks for `f`, see tools.",
            },
        ]);
    });

    test("must be there", () => {
        expect(() => answersIn(check.replace(" correct", ""))).toThrow(
            'The question "Who runs `f`?" has no right choice',
        );
    });

    test("are there for every question of the book", () => {
        for (const { id, markdown } of chapterFiles()) {
            const answers = answersIn(markdown);
            expect(answers).toHaveLength(componentsIn("Check", markdown, id).length);
            for (const { answer, why } of answers) expect([answer, why], id).not.toContain("");
        }
    });
});
