import { type LanguageId, languages } from "@callsheet/snippets";
import { languageIds } from "@callsheet/snippets/query";

/** The kinds of code blocks in a chapter: what the reader runs, and what the computer responds. */
const blockKinds = ["sh", "python", "notebook", "js", "output", "json"] as const;

/**
 * The kind of a block, from its fence:
 * - `sh` is typed in a terminal and `python` run by Python, each in the order of the page;
 * - `notebook` is one cell of a notebook, where a line after `!` goes to the shell;
 * - `output` is what the block before it prints;
 * - `json` is the response of a server to the block before it, shortened.
 */
export type BlockKind = (typeof blockKinds)[number];

export const isBlockKind = (name: string | null | undefined): name is BlockKind =>
    blockKinds.some((kind) => kind === name);

/** A position in the source of a chapter. */
export type Place = { readonly file: string; readonly line: number };

/** A code block of a chapter. */
export type Block = {
    readonly kind: BlockKind;
    readonly text: string;
    /** The position of its first line of code. */
    readonly place: Place;
    /** Whether it shows a mistake: running it must fail. */
    readonly fails?: true;
    /** Whether it may fail: it is the beginning of an exercise. */
    readonly mayFail?: true;
    /** Whether it is run in the folder of the application that the course builds. */
    readonly app?: true;
};

/** A position as editors and terminals link to it. */
export const placeText = ({ file, line }: Place): string => `${file}:${line}`;

/** The position of a line of a block, counted from 1. */
export const placeInBlock = ({ place }: Block, line: number): Place => ({ ...place, line: place.line + line - 1 });

/** Languages by the endings of their files: those of programs, and more of JavaScript. */
const byEnding: Readonly<Record<string, LanguageId>> = {
    ...Object.fromEntries(languageIds.map((id) => [languages[id].fileEnding, id])),
    js: "js",
    jsx: "js",
    ts: "js",
    tsx: "js",
};

/** The language in which a file is highlighted, by its extension; undefined for plain text. */
export const fileLanguage = (file: string): LanguageId | undefined => byEnding[file.slice(file.lastIndexOf(".") + 1)];
