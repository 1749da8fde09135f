/** Longer programs are files beside their English chapter, and are shown in parts between `region` markers. */
import { inWords } from "@callsheet/exercises";

/** The texts of the programs in a language, by program: the content of `{language}/course/programs.yaml`. */
export type ProgramStrings = Readonly<Record<string, Readonly<Record<string, string>>>> | null;

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
