/** What holds for every exercise of the course. The proof runs their programs. */
import { interfaceLanguageIds } from "@callsheet/inference/interface-languages";
import { createHandler, parseFault, type ScriptedReply } from "@callsheet/sandbox/handler";
import { describe, expect, test } from "vitest";
import { inEnglish, withoutMistake } from "./exceptions.ts";
import type { Exercise } from "./exercise.ts";
import { fileBytes } from "./file-bytes.ts";
import { exerciseIds, exerciseIn } from "./files.ts";
import { languagesOf, linesToOrder, mistakeIn, solutionOf, startOf } from "./programs.ts";
import { isEnglishProse, textsIn } from "./prose.ts";

const ids = exerciseIds();

describe("the course", () => {
    test.each([1, 2, 3, 4, 5, 6, 7])("has four to six exercises in chapter %i", (chapter) => {
        const own = ids.filter((id) => id.startsWith(`chapter${chapter}/`));
        expect(own.length).toBeGreaterThanOrEqual(4);
        expect(own.length).toBeLessThanOrEqual(6);
    });

    test("has no two exercises of the same name", () => {
        const names = ids.map((id) => id.slice(id.indexOf("/") + 1));
        expect(names).toEqual([...new Set(names)]);
    });

    test("makes no exception that is not needed", () => {
        const unneeded = Object.keys(withoutMistake).filter((key) => {
            const [id = "", check] = key.split(" ");
            return !ids.includes(id) || !checksWithoutMistake(exerciseIn("en", id)).some((one) => one === check);
        });
        expect(unneeded).toEqual([]);
        expect(Object.keys(inEnglish).filter((id) => !ids.includes(id) || englishIn(id).length === 0)).toEqual([]);
    });
});

const checksWithoutMistake = ({ checks, mistakes }: Exercise): readonly string[] =>
    checks.map(({ id }) => id).filter((id) => !mistakes.some(({ check }) => check === id));

describe.each(ids)("%s", (id) => {
    test("has the same checks in all languages", () => {
        const [first = [], ...others] = interfaceLanguageIds.map((language) =>
            Object.keys(exerciseIn(language, id).advice).toSorted(),
        );
        for (const other of others) expect(other).toEqual(first);
    });

    test("has a mistake for every check, or a reason why not", () => {
        const without = checksWithoutMistake(exerciseIn("en", id));
        expect(without.filter((check) => withoutMistake[`${id} ${check}`] === undefined)).toEqual([]);
    });

    test("leaves no English in its programs, files and replies, in Gujarati", () => {
        expect(inEnglish[id] === undefined ? englishIn(id) : []).toEqual([]);
    });

    test.each(interfaceLanguageIds)("is made of what is there, in %s", (language) => {
        const exercise = exerciseIn(language, id);
        const [solutions, others] = [true, false].map((isSolution) =>
            programsOf(exercise).filter(({ name }) => (name === "solution") === isSolution),
        );
        expect(solutions?.length).toBeGreaterThan(0);
        for (const other of others ?? []) {
            const { program } = solutions?.find((one) => one.language === other.language) ?? {};
            expect(other.program, `${other.name} in ${other.language}`).not.toBe(program);
        }
        for (const files of [exercise.files, ...exercise.runs.map((run) => run.files)])
            for (const [name, file] of Object.entries(files ?? {}))
                expect(fileBytes(name, file).length).toBeGreaterThan(0);
    });

    test("begins as its kind says, in each language of its solution", () => {
        const exercise = exerciseIn("en", id);
        for (const language of languagesOf(exercise)) {
            if (exercise.kind === "order") {
                expect(exercise.start).toBeUndefined();
                const { lines } = linesToOrder(exercise, language);
                expect(lines.length).toBeLessThanOrEqual(10);
            } else expect(Object.keys(exercise.start ?? {})).toContain(language);
            if (exercise.kind === "fill") expect(startOf(exercise, language)).toContain("___");
        }
    });

    test.each(interfaceLanguageIds)("has a task that names no line of the solution, in %s", (language) => {
        const exercise = exerciseIn(language, id);
        for (const programLanguage of languagesOf(exercise)) {
            const given = linesOf(startOf(exercise, programLanguage));
            const own = linesOf(solutionOf(exercise, programLanguage)).filter((line) => !given.includes(line));
            expect(own.filter((line) => exercise.task.includes(line))).toEqual([]);
        }
    });

    test.each(interfaceLanguageIds)("has runs that a sandbox takes, in %s", (language) => {
        for (const { replies = [], fail = [] } of exerciseIn(language, id).runs) {
            // Its own data, which is checked here.
            createHandler({ replies: replies as readonly ScriptedReply[] });
            for (const fault of fail) parseFault(fault);
        }
    });

    test("expects nothing of replies and files that its runs do not have", () => {
        const { checks, runs, files } = exerciseIn("en", id);
        for (const check of checks) {
            const judged = check.run === undefined ? runs : runs.slice(check.run - 1, check.run);
            const holes = [
                ...stringsIn(check.expect)
                    .join("\n")
                    .matchAll(/\{(reply|file):([^{}]*)\}/g),
            ];
            for (const [hole, kind, name = ""] of holes) {
                const isThere = judged.every((run) =>
                    kind === "reply" ? Number(name) <= (run.replies ?? []).length : name in { ...files, ...run.files },
                );
                expect(isThere, `${check.id}: ${hole}`).toBe(true);
            }
        }
    });
});

/** The English prose in the programs, files and replies of an exercise in Gujarati. */
function englishIn(id: string): readonly string[] {
    const exercise = exerciseIn("gu", id);
    const { files = {}, runs } = exercise;
    const given = [files, ...runs.map((run) => run.files ?? {})].flatMap((one) => Object.values(one));
    const texts = [
        ...programsOf(exercise).flatMap(({ language, program }) => textsIn(program, language)),
        ...given.filter((file) => typeof file === "string"),
        ...runs.flatMap(({ replies = [] }) => stringsIn(replies)),
    ];
    return [...new Set(texts.filter(isEnglishProse))];
}

/** The lines of a program that say something. */
const linesOf = (program: string): readonly string[] =>
    program
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line.length > 5);

/** All programs of an exercise, in all languages of programs. */
function programsOf(exercise: Exercise) {
    return languagesOf(exercise).flatMap((language) => [
        { language, name: "solution", program: solutionOf(exercise, language) },
        { language, name: "start", program: startOf(exercise, language) },
        ...exercise.mistakes.flatMap((mistake) => {
            const program = mistakeIn(exercise, mistake, language);
            return program === undefined ? [] : [{ language, name: `mistake ${mistake.check}`, program }];
        }),
    ]);
}

/** The strings in data. */
function stringsIn(value: unknown): readonly string[] {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
