/** The whole programs that a chapter shows and its reader runs: generated ones, and those from files. */

import { inWords } from "@callsheet/exercises";
import type { Call } from "@callsheet/inference/providers";
import type { LanguageId } from "@callsheet/snippets";
import type { Place } from "../../frame/code/blocks.ts";
import { type Component, chapterSnippetOf } from "./read-text.ts";

export type ChapterProgram = {
    /** Unique in its chapter: `question/python/huggingface_hub`, or `memory.py`. */
    readonly id: string;
    readonly language: LanguageId;
    readonly code: string;
    /** The call that it makes, if it is generated. */
    readonly call?: Call;
    /** The library that it uses, if it is generated. */
    readonly client?: string;
    /** The install command; absent if nothing is needed, and for a file. */
    readonly install?: string;
    /** The texts of the files that it reads, by name. */
    readonly files: ReadonlyMap<string, string>;
    /** Whether it shows a mistake: it must fail. */
    readonly fails: boolean;
    /** Whether it asks no model: it must send nothing. Absent: it must send something. */
    readonly local?: true;
    readonly place: Place;
};

/**
 * The programs of a component of a chapter: one for each client of a `<Snippet>`, or that of a `<Program>`. A program
 * shown in parts is run as a whole at its last part, if its file is in the folder of the chapter. (The applications in
 * `examples`, which are shown in parts, too, have tests of their own.)
 * @param readFile returns the text of a file: see `programFile`
 */
export function programsShown(
    component: Component,
    all: readonly Component[],
    readFile: (name: string) => string,
): readonly ChapterProgram[] {
    if (component.name === "Snippet") return generatedPrograms(component);
    if (component.name === "Program" && isWhole(component, all)) return programInFile(component, readFile);
    return [];
}

function generatedPrograms({ properties, place }: Component): ChapterProgram[] {
    const { id, programs } = chapterSnippetOf(properties);
    return programs.programs.map(({ language, client, code, install }) => ({
        id: `${id}/${language}/${client}`,
        language,
        code,
        ...(programs.call && { call: programs.call }),
        client,
        ...(install !== undefined && { install }),
        files: new Map(),
        fails: false,
        place,
    }));
}

const fileOf = ({ properties }: Component): string => properties["file"] ?? "";

/** Whether the whole program is run at this component. */
function isWhole(component: Component, all: readonly Component[]): boolean {
    const file = fileOf(component);
    if (!file.endsWith(".py")) return false;
    if (component.properties["part"] === undefined) return true;
    if (file.startsWith("examples/")) return false;
    const same = all.filter(({ name, properties }) => name === "Program" && properties["file"] === file);
    return same.at(-1) === component && same.every(({ properties }) => properties["part"] !== undefined);
}

function programInFile({ properties, place }: Component, readFile: (name: string) => string): ChapterProgram[] {
    const file = properties["file"] ?? "";
    return [
        {
            id: fileName(file),
            language: "python",
            code: codeShown(readFile(file)),
            files: new Map(fileNames(properties["files"]).map((name) => [fileName(name), readFile(name)])),
            fails: properties["fails"] !== undefined,
            ...(properties["local"] !== undefined && { local: true }),
            place,
        },
    ];
}

/** The texts of the programs in a language, by program: the content of `{language}/course/programs.yaml`. */
type ProgramStrings = Readonly<Record<string, Readonly<Record<string, string>>>> | null;

/** A program of the course with its texts in another language. @param name such as `chapter3/memory.py` */
export const inLanguage = (program: string, name: string, strings: ProgramStrings): string =>
    String(inWords(program, strings?.[name] ?? {}));

const opening = /^\s*(?:#|\/\/) region (\S+)\s*$/;
const closing = /^\s*(?:#|\/\/) endregion\s*$/;

/** The name of a file without its folders. */
export const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The names in a space-separated list of files. */
export const fileNames = (files = ""): readonly string[] => files.split(" ").filter((name) => name !== "");

/**
 * The code that a chapter shows: a part of the program, or all of it, without markers.
 * @throws Error as `partOf` does
 */
export const codeShown = (program: string, part?: string): string =>
    part === undefined ? withoutMarks(program).trimEnd() : partOf(program, part);

/** The program without its markers. */
export const withoutMarks = (program: string): string =>
    program
        .split("\n")
        .filter((line) => !opening.test(line) && !closing.test(line))
        .join("\n");

/**
 * A part of a program, from `# region name` to `# endregion` (`//` in languages with such comments), with its common
 * indentation removed.
 * @throws Error if the program has no such part, or the part has no end
 */
export function partOf(program: string, name: string): string {
    const lines = program.split("\n");
    const start = lines.findIndex((line) => opening.exec(line)?.[1] === name);
    const length = lines.slice(start).findIndex((line) => closing.test(line));
    if (start === -1 || length === -1) throw new Error(`There is no part "${name}" that begins and ends.`);
    const part = lines.slice(start + 1, start + length).filter((line) => !opening.test(line));
    const indentation = Math.min(
        ...part.filter((line) => line.trim() !== "").map((line) => /^\s*/.exec(line)?.[0].length ?? 0),
    );
    return part
        .map((line) => line.slice(indentation))
        .join("\n")
        .trim();
}
