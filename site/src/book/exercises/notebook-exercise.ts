/** An exercise in a notebook: what is to be done, the program to work on, and a cell that checks it. */
import { type Exercise, kindLabel, languagesOf, minutesLabel, solutionOf, startOf } from "@callsheet/exercises";
import type { Language } from "../../languages.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { fenced } from "../course/notebook-markdown.ts";

/** A text, a cell that must succeed, or the reader's own program, which may fail. */
export type ExercisePart = { readonly kind: "text" | "cell" | "program"; readonly source: string };

/** The beginning of the cell with the reader's program: the check finds it by that. */
export const cellName = ({ id }: Pick<Exercise, "id">): string => `# ${id}\n`;

/** @returns its parts; no cells for a program that no notebook runs */
export function notebookExercise(exercise: Exercise, language: Language): readonly ExercisePart[] {
    const { exercises: words, notebook } = strings[language];
    const { id, title, kind, minutes, task, files = {} } = exercise;
    const about = `*${kindLabel(kind, language)} · ${minutesLabel(minutes, language)}*`;
    const [programLanguage = "python"] = languagesOf(exercise);
    const solution = fenced(solutionOf(exercise, programLanguage), programLanguage);
    const intro: ExercisePart = { kind: "text", source: [`### ${title}`, about, task.trim()].join("\n\n") };
    const answer: ExercisePart = {
        kind: "text",
        source: [`<details><summary>${words.solution}</summary>`, solution, "</details>"].join("\n\n"),
    };
    const start = startOf(exercise, programLanguage);
    if (programLanguage !== "python") return [intro, { kind: "text", source: fenced(start, programLanguage) }, answer];
    const written = Object.entries(files).flatMap(([name, content]) =>
        typeof content === "string" ? [[name, content] as const] : [],
    );
    const asked = Object.keys(files).filter((name) => typeof files[name] !== "string");
    const says = (sentence: string, names: readonly string[]): readonly ExercisePart[] =>
        names.length === 0
            ? []
            : [{ kind: "text", source: fill(sentence, { files: names.map((name) => `\`${name}\``).join(", ") }) }];
    return [
        intro,
        ...says(notebook.files, asked),
        ...says(
            notebook.beside,
            written.map(([name]) => name),
        ),
        ...written.map(([name, content]) => ({
            kind: "cell" as const,
            source: `%%writefile ${name}\n${content.trimEnd()}`,
        })),
        { kind: "program", source: `${cellName(exercise)}${start}` },
        { kind: "cell", source: `check("${id}")` },
        answer,
    ];
}

/** The function that checks the last run cell of an exercise, for the setup cell of a notebook. */
export function checkFunction(language: Language): string {
    const { noCell, noCommand } = strings[language].notebook.check;
    return `def check(exercise, hint=1):
    import os
    import shutil
    import subprocess
    import sys
    import tempfile

    cells = [cell for cell in In if cell.startswith(f"# {exercise}\\n")]
    command = shutil.which("callsheet")
    if not cells:
        return print(${JSON.stringify(noCell)})
    if command is None:
        return print(${JSON.stringify(noCommand)})
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "program.py")
        with open(program, "w", encoding="utf-8") as file:
            file.write(cells[-1])
        path = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
        ran = subprocess.run(
            [command, "check", exercise, program, "--language", "${language}", "--hint", str(hint)],
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
    print(ran.stdout + ran.stderr)`;
}
