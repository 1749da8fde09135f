/** What holds for every exercise of the course. The proof runs their programs. */
import { interfaceLanguageIds } from "@callsheet/inference/interface-languages";
import { createHandler, parseFault, type ScriptedReply } from "@callsheet/sandbox/handler";
import { describe, expect, test } from "vitest";
import { type Exercise, fileBytes, type ProgramLanguage } from "./exercise.ts";
import { exerciseIds, exerciseIn } from "./files.ts";
import { languagesOf, linesToOrder, mistakeIn, solutionOf, startOf } from "./programs.ts";

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

/** What the test of all exercises lets pass, each with the reason. A reason that is not needed any more is an error there. */

const printsNothing = "The call stands at the end as it is; only who takes out the print gets here.";
const asksLess = "Who takes a question out of the loop gets here, before a check that would blame something else.";

/** Checks without a mistake that leads to them, by the exercise and the check: what else they are there for. */
const withoutMistake: Readonly<Record<string, string>> = {
    "chapter1/token-at-home answer-printed": printsNothing,
    "chapter2/nearest-note notes-sent": "It catches a program that compares the question with something else.",
    "chapter2/which-language notice-sent": "It catches a program that translates something else than the notice.",
    "chapter3/as-it-comes stream-asked":
        "The lines to choose from stream; it catches a program that is written anew without a stream.",
    "chapter3/class-five answer-printed": printsNothing,
    "chapter3/keep-talking two-questions": asksLess,
    "chapter3/keep-talking second-question": "It catches what has both messages, and others that do not belong.",
    "chapter3/lost-instruction all-asked": asksLess,
    "chapter3/lost-instruction answers-printed": printsNothing,
    "chapter3/question-book in-order": "It catches a conversation that has every message, in another order.",
    "chapter3/shopping-list form-told":
        "The program begins with a form; it catches one that is written anew without it.",
    "chapter5/cheapest-first answer-printed": printsNothing,
    "chapter5/measure every-question": asksLess,
    "chapter5/names-stay-home sentences-printed": printsNothing,
    "chapter5/small-task answer-printed": printsNothing,
    "chapter7/find-the-note question-asked": "It catches a program that compares something else than the question.",
    "chapter7/find-the-note all-notes":
        "It catches a program that leaves out notes, and may find the right one all the same.",
    "chapter7/listen-find-speak heard-printed": printsNothing,
    "chapter7/listen-find-speak note-printed": printsNothing,
    "chapter7/listen-find-speak voice-saved":
        "It catches a program that has the note spoken, and keeps the sound nowhere.",
};

/** Exercises that have English texts in their Gujarati form, too. */
const inEnglish: Readonly<Record<string, string>> = {
    "chapter2/villages": "The model reads English only, as its task says.",
    "chapter2/which-language": "An English notice is translated into Gujarati.",
    "chapter5/small-task": "The model reads English only, as its task says.",
};

test.each([
    ['"How are you?"', true],
    ["# Ask the model.", true],
    ['f"The answer is {answer}"', true],
    ['"Which fort is near જૂનાગઢ?"', false],
    ['"meta-llama/Llama-3.1-8B-Instruct"', false],
    ['"{answer} {guess.score:.2f}"', false],
    ['"Authorization: Bearer $HF_TOKEN"', false],
    ['"Bearer a b"', false],
    ['"mango"', false],
    [`'{"role": "user", "content": "'`, false],
    [`'{"role": "user", "content": "How are you?"}'`, true],
])("%s is English prose: %s", (text, expected) => {
    expect(isEnglishProse(text)).toBe(expected);
});

const doubleQuoted = /"(?:\\.|[^"\\])*"/;
const singleQuoted = /'(?:\\.|[^'\\\n])*'/;

const patterns: Readonly<Record<ProgramLanguage, readonly RegExp[]>> = {
    python: [/"""[\s\S]*?"""/, /'''[\s\S]*?'''/, doubleQuoted, singleQuoted, /#.*/],
    js: [/`(?:\\.|[^`\\])*`/, doubleQuoted, singleQuoted, /\/\/.*/],
    // Single quotes of a shell hold JSON as it is, in several lines.
    sh: [/'[^']*'/, doubleQuoted, /(?<=^|\s)#.*/],
};

/** The literals and comments of a program. */
function textsIn(program: string, language: ProgramLanguage): readonly string[] {
    const pattern = new RegExp(patterns[language].map(({ source }) => source).join("|"), "gm");
    const found = program.match(pattern) ?? [];
    // JSON within a literal has texts of its own.
    return found.flatMap((text) => {
        const inner = language === "sh" && /^'\s*[[{]/.test(text) ? text.match(new RegExp(doubleQuoted, "g")) : null;
        return inner ?? [text];
    });
}

/** Texts of two words and more that are code. */
const code = /^["'`](?:authorization: |content-type: |bearer )/i;

/** Whether a text is English prose: two words or more, and no letter of another language. */
function isEnglishProse(text: string): boolean {
    const words = text
        // The names in pieces of JSON, and holes.
        .replaceAll(/\\?"[\w./-]*\\?"/g, "")
        .replaceAll(/\$?\{[^{}\s]*\}/g, "")
        .split(/\s+/)
        .filter((word) => /[A-Za-z]{2}/.test(word));
    return words.length > 1 && !/\p{Script=Gujarati}/u.test(text) && !code.test(text);
}
