/** The programs that a chapter shows whole, and has its reader run: the generator's, and those that lie in files. */
import type { Call } from "@callsheet/inference/providers";
import type { LanguageId } from "@callsheet/snippets";
import type { Place } from "../../frame/code/blocks.ts";
import { snippetOf } from "../guides/snippet-of.ts";
import { codeShown, fileName, fileNames } from "./parts.ts";
import type { Component } from "./read-text.ts";

export type ChapterProgram = {
    /** Unique in its chapter: `question/python/huggingface_hub`, or `memory.py`. */
    readonly id: string;
    readonly language: LanguageId;
    readonly code: string;
    /** The call that it makes, where the generator wrote it. */
    readonly call?: Call;
    /** The library that it uses, where the generator wrote it. */
    readonly client?: string;
    /** What is to be installed before it runs; absent where nothing is, and for a file. */
    readonly install?: string;
    /** The texts of the files that lie beside it, by name. */
    readonly files: ReadonlyMap<string, string>;
    /** Whether it is a mistake that is shown: it must fail. */
    readonly fails: boolean;
    readonly place: Place;
};

/**
 * The programs that a component of a chapter shows: one for each client of a `<Snippet>`, that of a whole `<Program>`. A
 * part of a program is run with the whole: where the last part stands, of a file beside the chapter. (An application, of
 * which parts are shown, has tests of its own.)
 * @param readFile gives the text of a file: see `programFile`
 */
export function programsShown(
    component: Component,
    all: readonly Component[],
    readFile: (name: string) => string,
): readonly ChapterProgram[] {
    if (component.name === "Snippet") return printed(component);
    if (component.name === "Program" && isWhole(component, all)) return lying(component, readFile);
    return [];
}

function printed({ properties, place }: Component): ChapterProgram[] {
    const { id, programs } = snippetOf(properties);
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

/** Whether a component stands for its whole program. */
function isWhole(component: Component, all: readonly Component[]): boolean {
    const file = fileOf(component);
    if (!file.endsWith(".py")) return false;
    if (component.properties["part"] === undefined) return true;
    if (file.startsWith("examples/")) return false;
    const same = all.filter(({ name, properties }) => name === "Program" && properties["file"] === file);
    return same.at(-1) === component && same.every(({ properties }) => properties["part"] !== undefined);
}

function lying({ properties, place }: Component, readFile: (name: string) => string): ChapterProgram[] {
    const file = properties["file"] ?? "";
    return [
        {
            id: fileName(file),
            language: "python",
            code: codeShown(readFile(file)),
            files: new Map(fileNames(properties["files"]).map((name) => [fileName(name), readFile(name)])),
            fails: properties["fails"] !== undefined,
            place,
        },
    ];
}
