import { judge, languagesOf, linesToOrder, shuffled, solutionOf, startOf } from "@callsheet/exercises";
import { exercisesIn } from "@callsheet/exercises/files";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { exerciseData, type LinesToChoose, linesIn, pageLanguageOf, programOf } from "./exercise-data.ts";

const all = languages.flatMap((language) => exercisesIn(language));

describe("what a page carries of an exercise", () => {
    test("survives the way into the page", () => {
        for (const exercise of all) {
            const data = exerciseData(exercise);
            expect(JSON.parse(JSON.stringify(data))).toEqual(data);
        }
    });

    test("is all by which it is judged, and neither solution nor mistakes", () => {
        for (const exercise of all) {
            const { id, runs, checks, mayFail } = exercise;
            const data = exerciseData(exercise);
            expect(data).toMatchObject({ id, runs, checks });
            expect(data.mayFail).toBe(mayFail);
            for (const name of ["solution", "start", "mistakes", "extra", "task"])
                expect(data).not.toHaveProperty(name);
            const nothing = { calls: [], printed: "", saved: [], failure: undefined, token: "hf_any" };
            expect(judge(data, [nothing])).toEqual(judge(exercise, [nothing]));
        }
    });

    test("has lines if they are to be ordered, and only then", () => {
        for (const exercise of all) expect(exerciseData(exercise).order !== undefined).toBe(exercise.kind === "order");
    });
});

describe("the language of an exercise in the page", () => {
    test("is the first that it has, and never that of a shell", () => {
        for (const exercise of all) expect(pageLanguageOf(exercise)).toBe(languagesOf(exercise)[0]);
        const [first] = all;
        if (first === undefined) throw new Error("There is no exercise.");
        expect(() => pageLanguageOf({ ...first, id: "chapter1/shell", solution: { sh: "curl x" } })).toThrow(
            "A page cannot run chapter1/shell.",
        );
        expect(() => pageLanguageOf({ ...first, solution: {} })).toThrow(TypeError);
    });
});

const line = fc.stringMatching(/^ {0,8}[a-z()="]{1,12}$/);
const part = fc.array(line, { maxLength: 3 }).map((lines) => lines.join("\n"));
const order: fc.Arbitrary<LinesToChoose> = fc.record({
    before: part,
    after: part,
    lines: fc.uniqueArray(line, { minLength: 3, maxLength: 8 }),
});

/** Lines to choose among, and some of them in some order. */
const chosen = order.chain((one) =>
    fc.shuffledSubarray([...one.lines], { minLength: 0 }).map((lines) => ({ order: one, lines })),
);

describe("the lines of a program", () => {
    test("are those that it was made of, in their order", () => {
        fc.assert(
            fc.property(chosen, ({ order, lines }) => {
                expect(linesIn(order, programOf(order, lines))).toEqual(lines);
            }),
        );
    });

    test("are lines of the exercise, each once, whatever the program is", () => {
        const programs = fc.tuple(
            order,
            fc.oneof(
                fc.string(),
                fc.array(line).map((lines) => lines.join("\n")),
            ),
        );
        fc.assert(
            fc.property(programs, ([order, program]) => {
                const lines = linesIn(order, program);
                expect(lines).toEqual([...new Set(lines)]);
                expect(order.lines).toEqual(expect.arrayContaining([...lines]));
            }),
        );
    });

    test("leave out what the reader has added, and what is there twice", () => {
        const order = { before: "import os", after: "end()", lines: ["a()", "b()", "c()"] };
        expect(linesIn(order, "import os\nb()\nx()\na()\nb()\n\nend()")).toEqual(["b()", "a()"]);
    });

    test("make a program of what is before and after them, without empty lines", () => {
        expect(programOf({ before: "import os", after: "", lines: [] }, ["a()", "b()"])).toBe("import os\na()\nb()");
        expect(programOf({ before: "", after: "end()", lines: [] }, ["a()"])).toBe("a()\nend()");
        expect(programOf({ before: "import os", after: "end()", lines: [] }, [])).toBe("import os\nend()");
    });
});

describe.each(exercisesIn("gu").filter(({ kind }) => kind === "order"))("$id", (exercise) => {
    const [language = "python"] = languagesOf(exercise);
    const { order } = exerciseData(exercise);
    const { lines } = linesToOrder(exercise, language);
    const own = lines.slice(0, lines.length - (exercise.extra ?? []).length);

    test("begins with its lines shuffled, and has its solution among them", () => {
        if (order === undefined) throw new Error("It has no lines.");
        expect(order.lines).toEqual(shuffled(lines));
        expect(programOf(order, order.lines)).toBe(startOf(exercise, language));
        expect(linesIn(order, solutionOf(exercise, language))).toEqual(own);
        expect(programOf(order, own)).toBe(solutionOf(exercise, language));
    });
});
