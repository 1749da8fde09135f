/** The settings of `callsheet docs` in a file that a team keeps. */
import { existsSync, readFileSync } from "node:fs";
import { noSuchName } from "@callsheet/catalogue/search";
import { isRecord, readJson } from "@callsheet/snippets/query";
import { findingKinds } from "remark-callsheet";
import { UsageError } from "../errors.ts";

/** The kinds of findings: those of blocks, and files that cannot be read or written. */
export const docKinds = {
    unreadable: "files that cannot be read or written",
    ...findingKinds,
} as const;

/** The id of a kind. */
export type DocKind = keyof typeof docKinds;

export const docKindIds = Object.keys(docKinds).filter((name): name is DocKind => name in docKinds);

/** The settings of a project. */
export type DocSettings = {
    /** The files, folders or patterns to check if none are named. */
    readonly files: readonly string[];
    /** The patterns of files that are left alone. */
    readonly ignore: readonly string[];
    /** The kinds that end the command with 1. */
    readonly fail: readonly DocKind[];
};

/** The file of a project's settings, in the current folder. */
const settingsName = "callsheet.json";

const settingsByDefault: DocSettings = {
    files: [],
    ignore: [],
    // A call that may be right is no failure.
    fail: ["unreadable", "stale", "wrong", "gone", "unserved", "task"],
};

/**
 * The settings of a file, `{ "docs": { "files": […], "ignore": […], "fail": […] } }`, with defaults for what it leaves out.
 *
 * @param name the file's name; default `callsheet.json`, if there is one
 * @throws UsageError for a file that is missing, or says what there is not
 */
export function readSettings(name?: string): DocSettings {
    if (name === undefined && !existsSync(settingsName)) return settingsByDefault;
    const file = name ?? settingsName;
    const settings = readJson(textOf(file));
    const docs = isRecord(settings) ? (settings["docs"] ?? {}) : undefined;
    if (!isRecord(docs)) throw new UsageError(`${file} is no JSON object with "docs" in it.`);
    const names = Object.keys(settingsByDefault);
    for (const key of Object.keys(docs))
        if (!names.includes(key)) throw new UsageError(`${file}: ${noSuchName("setting", key, names)}`);
    return {
        files: listIn(file, docs, "files") ?? settingsByDefault.files,
        ignore: listIn(file, docs, "ignore") ?? settingsByDefault.ignore,
        fail: listIn(file, docs, "fail")?.map((kind) => kindOf(kind, `${file}: `)) ?? settingsByDefault.fail,
    };
}

function textOf(file: string): string {
    try {
        return readFileSync(file, "utf8");
    } catch (cause) {
        throw new UsageError(`${file} could not be read: ${cause instanceof Error ? cause.message : cause}`);
    }
}

function listIn(file: string, docs: Readonly<Record<string, unknown>>, key: string): readonly string[] | undefined {
    const list = docs[key];
    if (list === undefined) return undefined;
    if (Array.isArray(list) && list.every((one) => typeof one === "string" && !/\p{Cc}/u.test(one))) return list;
    throw new UsageError(`${file}: "${key}" is a list of texts, without control characters.`);
}

/** @throws UsageError for a name that is no kind's */
export function kindOf(name: string, before = ""): DocKind {
    const kind = docKindIds.find((one) => one === name);
    if (kind) return kind;
    throw new UsageError(`${before}${noSuchName("kind", name, docKindIds)}`);
}
