import { languagesOf, solutionOf, startOf } from "@callsheet/exercises";
import { exerciseIn, exercisesIn } from "@callsheet/exercises/files";
import { describe, expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { cellName, checkFunction, notebookExercise } from "./notebook-exercise.ts";

const kindsOf = (parts: ReturnType<typeof notebookExercise>) => parts.map(({ kind }) => kind);

describe.each(languages)("an exercise in a notebook, in %s", (language) => {
    const all = exercisesIn(language);
    const inPython = all.filter((exercise) => languagesOf(exercise)[0] === "python");
    const others = all.filter((exercise) => !inPython.includes(exercise));

    test("is its task, the reader's program, its check, and the solution folded away", () => {
        expect(inPython.length).toBeGreaterThan(20);
        for (const exercise of inPython) {
            const parts = notebookExercise(exercise, language);
            const program = parts.findIndex(({ kind }) => kind === "program");
            expect(parts[0]?.source).toContain(exercise.title);
            expect(parts[0]?.source).toContain(exercise.task.trim());
            expect(parts.slice(program)).toEqual([
                { kind: "program", source: `# ${exercise.id}\n${startOf(exercise, "python")}` },
                { kind: "cell", source: `check("${exercise.id}")` },
                { kind: "text", source: expect.stringContaining(solutionOf(exercise, "python")) },
            ]);
            expect(parts.at(-1)?.source).toMatch(/^<details><summary>.+<\/summary>\n\n[\s\S]+\n\n<\/details>$/);
            expect(parts.at(-1)?.source).toContain(strings[language].exercises.solution);
        }
    });

    test("shows its solution nowhere else", () => {
        for (const exercise of inPython) {
            const before = notebookExercise(exercise, language).slice(0, -1);
            for (const { source } of before) expect(source).not.toContain(solutionOf(exercise, "python"));
        }
    });

    test("writes the files that are texts, and names the others", () => {
        for (const exercise of inPython) {
            const parts = notebookExercise(exercise, language);
            const texts = parts.filter(({ kind }) => kind === "text").map(({ source }) => source);
            const cells = parts.filter(({ kind }) => kind === "cell").map(({ source }) => source);
            const files = Object.entries(exercise.files ?? {});
            for (const [name, file] of files) {
                expect(texts.join("\n")).toContain(`\`${name}\``);
                const own = cells.filter((cell) => cell.startsWith(`%%writefile ${name}\n`));
                expect(own).toEqual(typeof file === "string" ? [`%%writefile ${name}\n${file.trimEnd()}`] : []);
            }
            expect(cells).toHaveLength(files.filter(([, file]) => typeof file === "string").length + 1);
        }
    });

    test("has no cells in another language than Python", () => {
        expect(others.length).toBeGreaterThan(0);
        for (const exercise of others) {
            const [programLanguage = "js"] = languagesOf(exercise);
            const parts = notebookExercise(exercise, language);
            expect(kindsOf(parts)).toEqual(["text", "text", "text"]);
            expect(parts[1]?.source).toContain(startOf(exercise, programLanguage));
            expect(parts[2]?.source).toContain(solutionOf(exercise, programLanguage));
        }
    });

    test("is checked in this language, with words of it", () => {
        const source = checkFunction(language);
        expect(source).toMatch(/^def check\(exercise, hint=1\):\n {4}/);
        expect(source).toContain(`"--language", "${language}", "--hint", str(hint)`);
        const { noCell, noCommand } = strings[language].notebook.check;
        for (const words of [noCell, noCommand]) expect(source).toContain(JSON.stringify(words));
        for (const line of source.split("\n").slice(1)) expect(line).toMatch(/^$|^ {4}/);
    });
});

test("the check finds the program by its first line, which no other exercise has", () => {
    const names = exercisesIn("en").map(cellName);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(names.filter((other) => other.startsWith(name))).toEqual([name]);
    expect(cellName(exerciseIn("en", "chapter3/keep-talking"))).toBe("# chapter3/keep-talking\n");
    expect(checkFunction("en")).toContain('cell.startswith(f"# {exercise}\\n")');
});
