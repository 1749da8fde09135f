import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joined, languagesOf, linesToOrder, mistakeIn, shuffled, solutionOf, startOf } from "./programs.ts";
import { exerciseWith } from "./testing.ts";

describe("startOf, mistakeIn: the programs of an exercise", () => {
    const exercise = exerciseWith({
        solution: { js: 'ask("Hello");\n', python: 'ask("Hello")\nprint("Hello")\n' },
        start: { python: [["Hello", "___"]], js: "// Ask.\n" },
        mistakes: [
            {
                check: "two-calls",
                python: [
                    ['"Hello")\n', "'Hello')\n"],
                    ["print", "input"],
                ],
            },
        ],
    });

    test("are in the languages of its solution, that of the page first", () => {
        expect(languagesOf(exercise)).toEqual(["python", "js"]);
    });

    test("are the solution, and it with replacements of what is there first, or another program", () => {
        expect(solutionOf(exercise, "python")).toBe('ask("Hello")\nprint("Hello")');
        expect(startOf(exercise, "python")).toBe('ask("___")\nprint("Hello")');
        expect(startOf(exercise, "js")).toBe("// Ask.\n");
    });

    test("have mistakes in the languages in which they can be made", () => {
        const [mistake] = exercise.mistakes;
        if (!mistake) throw new Error("There is none.");
        expect(mistakeIn(exercise, mistake, "python")).toBe("ask('Hello')\ninput(\"Hello\")");
        expect(mistakeIn(exercise, mistake, "js")).toBeUndefined();
    });

    test("replace letter for letter", () => {
        const own = exerciseWith({ start: { python: [['"Hello"', '"$& $1"']] } });
        expect(startOf(own, "python")).toContain('ask("$& $1")');
    });

    test("cannot replace what is not there, and the message says where", () => {
        const wrong = exerciseWith({ start: { python: [["Helo", "___"]] } });
        expect(() => startOf(wrong, "python")).toThrow("chapter1/hello: its start replaces what is not there: Helo");
        expect(() => solutionOf(exercise, "sh")).toThrow("chapter1/hello has no solution in sh.");
    });
});

describe("linesToOrder: lines to bring into order", () => {
    const program = 'import os\n\n# order\nclient = 1\nfor one in two:\n    print(one)\n# end\n\nprint("end")\n';
    const exercise = exerciseWith({
        kind: "order",
        solution: { python: program },
        start: undefined,
        extra: ["    stop()"],
    });

    test("stand between marks, which no program has; blank lines around them stay", () => {
        expect(linesToOrder(exercise, "python")).toEqual({
            before: "import os\n",
            after: '\nprint("end")',
            lines: ["client = 1", "for one in two:", "    print(one)", "    stop()"],
        });
        expect(solutionOf(exercise, "python")).toBe(
            'import os\n\nclient = 1\nfor one in two:\n    print(one)\n\nprint("end")',
        );
    });

    test("may be indented, and all of a program", () => {
        const solution = { js: "    // order\n    a();\n    b();\n    c();\n    // end" };
        const all = exerciseWith({ kind: "order", solution, start: undefined });
        expect(linesToOrder(all, "js")).toEqual({ before: "", after: "", lines: ["    a();", "    b();", "    c();"] });
    });

    test("are shuffled at the start, with those that do not belong", () => {
        const { before, after, lines } = linesToOrder(exercise, "python");
        expect(startOf(exercise, "python")).toBe(joined(before, shuffled(lines), after));
        expect(startOf(exercise, "python").split("\n").toSorted()).toEqual(
            [...solutionOf(exercise, "python").split("\n"), "    stop()"].toSorted(),
        );
    });

    test.each([
        ["a()\nb()\nc()\n", "its solution has no lines"],
        ["# order\na()\nb()\n# end\n", "its solution has no lines"],
        ["# order\na()\nb()\na()\n# end\n", "two of its lines are the same"],
    ])("must be there, and differ: %j", (python, message) => {
        const wrong = exerciseWith({ kind: "order", solution: { python }, start: undefined });
        expect(() => linesToOrder(wrong, "python")).toThrow(`chapter1/hello: ${message}`);
    });

    const lines = fc.uniqueArray(
        fc.string({ minLength: 1 }).filter((line) => line.trim() !== "" && !line.includes("\n")),
        {
            minLength: 3,
            maxLength: 9,
        },
    );

    test("are all there when they are shuffled, in the same order each time, and never in that of the solution", () => {
        fc.assert(
            fc.property(lines, (all) => {
                const order = shuffled(all);
                expect(order.toSorted()).toEqual(all.toSorted());
                expect(order).not.toEqual(all);
                expect(shuffled(all)).toEqual(order);
            }),
        );
    });

    test("in their order are the solution, whatever stands around them", () => {
        const around = fc.stringMatching(/^[ab]{1,3}(?:\n{1,3}[ab]{1,3}){0,3}$/);
        const blank = fc.constantFrom("\n", "\n\n", "\n\n\n");
        fc.assert(
            fc.property(lines, around, around, blank, blank, (all, above, below, gap, lastGap) => {
                const solution = `${above}${gap}# order\n${all.join("\n")}\n# end${lastGap}${below}`;
                const own = exerciseWith({ kind: "order", solution: { python: solution }, start: undefined });
                const { before, after } = linesToOrder(own, "python");
                expect(joined(before, all, after)).toBe(solutionOf(own, "python"));
            }),
        );
    });
});
