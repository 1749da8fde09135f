import { judge, languagesOf } from "@callsheet/exercises";
import { exercisesIn } from "@callsheet/exercises/files";
import { describe, expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { exerciseData, pageLanguageOf } from "./exercise-data.ts";

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
