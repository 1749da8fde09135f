/** Converts a chapter's MDX to plain Markdown for a notebook, without the site's addresses and components. */

import { type Exercise, kindLabel, languagesOf, minutesLabel, solutionOf, startOf } from "@callsheet/exercises";
import type { MdastNode } from "satteri";
import type { Language } from "../../languages.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { type Component, childrenOf } from "./read-text.ts";

/** The start and end offset of a node in its text. @throws Error if the parser gave it no position */
function spanOf({ type, position }: MdastNode): readonly [start: number, end: number] {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (start === undefined || end === undefined) throw new Error(`A ${type} has no place in its text.`);
    return [start, end];
}

/**
 * The source of a node without what works only on the site: a heading loses its id, and a link to a page of the site
 * becomes its text. Notebooks treat text between dollar signs as mathematics, so dollar signs are escaped.
 */
export function markdownOf(node: MdastNode, text: string): string {
    if (node.type === "link" && !URL.canParse(node.url)) return innerMarkdownOf(node, text);
    const [start, end] = spanOf(node);
    if (node.type === "text") return text.slice(start, end).replaceAll(/(?<!\\)\$/g, "\\$");
    const markdown = between(node, text, start, end);
    return node.type === "heading" ? markdown.replace(/\s*\{#[^}]*\}\s*$/, "") : markdown;
}

/** The source of the children of a node, without its own markup. */
function innerMarkdownOf(node: MdastNode, text: string): string {
    const [first, last] = [childrenOf(node).at(0), childrenOf(node).at(-1)];
    return first && last ? between(node, text, spanOf(first)[0], spanOf(last)[1]) : "";
}

function between(node: MdastNode, text: string, start: number, end: number): string {
    let markdown = "";
    let at = start;
    for (const child of childrenOf(node)) {
        const [childStart, childEnd] = spanOf(child);
        markdown += text.slice(at, childStart) + markdownOf(child, text);
        at = childEnd;
    }
    return markdown + text.slice(at, end);
}

/** A fenced code block. @param language for highlighting, or "" */
export function fenced(code: string, language: string): string {
    const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
    const fence = "`".repeat(longest + 1);
    return `${fence}${language}\n${code}\n${fence}`;
}

type Words = { readonly answer: string };

/** A self-check question in a notebook: the choices as a list, and the answer in `<details>`. */
export function checkAsMarkdown({ properties }: Component, node: MdastNode, text: string, { answer }: Words): string {
    const childrenNamed = (name: string) =>
        childrenOf(node).filter((child) => child.type === "mdxJsxFlowElement" && child.name === name);
    const choices = childrenNamed("Choice").map((choice) => innerMarkdownOf(choice, text).trim());
    const right = childrenNamed("Choice").findIndex(isCorrect);
    const why = childrenNamed("Why").map((one) => innerMarkdownOf(one, text).trim());
    return [
        `**${properties["question"] ?? ""}**`,
        choices.map((choice) => `- ${choice}`).join("\n"),
        `<details><summary>${answer}</summary>`,
        [`**${choices[right] ?? ""}**`, ...why].join("\n\n"),
        "</details>",
    ].join("\n\n");
}

const isCorrect = (node: MdastNode): boolean =>
    node.type === "mdxJsxFlowElement" &&
    node.attributes.some((attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === "correct");

/** A text, a cell that must succeed, or the reader's own program, which may fail. */
type ExercisePart = { readonly kind: "text" | "cell" | "program"; readonly source: string };

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
