/** A call as JSON in a page, for running its programs. Files are represented by name and type. */
import { type ExerciseFile, fileBytes } from "@callsheet/exercises";
import type { Call } from "@callsheet/inference/providers";
import { base64, dataUrl, type FileLeaf, file, isFile, isLeaf, isSecret, leaf } from "@callsheet/inference/wire";
import type { ProgramFile } from "../protocol.ts";

/** The key that marks a leaf, and wraps an object that has this key itself. */
const key = "$";

type Written = { readonly [key]: string; readonly name?: string; readonly type?: string; readonly value?: unknown };

/** The call as JSON text. */
export const writeCall = (call: Call): string => JSON.stringify(leavesToJson(call));

/** Parses the text of `writeCall`. */
// The page only passes text that `writeCall` wrote, so the cast is safe.
export const readCall = (text: string): Call => leavesFromJson(JSON.parse(text)) as Call;

/** The value with its leaves encoded as JSON. @throws TypeError for a secret, which must not be in a page */
export function leavesToJson(value: unknown): unknown {
    if (isFile(value)) return { [key]: "file", name: value.name, type: value.type } satisfies Written;
    if (isLeaf(value)) {
        if (value[leaf] === "base64") return { [key]: "base64", value: leavesToJson(value.of) };
        if (value[leaf] === "dataUrl") return { [key]: "dataUrl", type: value.type, value: leavesToJson(value.of) };
        throw new TypeError(`A call of a page holds no ${value[leaf]}.`);
    }
    if (Array.isArray(value)) return value.map(leavesToJson);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([name, inner]) => [name, leavesToJson(inner)] as const);
    const json = Object.fromEntries(entries);
    return Object.hasOwn(json, key) ? { [key]: "object", value: json } : json;
}

/** Decodes the result of `leavesToJson`. */
export function leavesFromJson(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(leavesFromJson);
    if (typeof value !== "object" || value === null) return value;
    if (!Object.hasOwn(value, key)) return inner(value);
    const { [key]: kind, name = "", type = "", value: held } = value as Written;
    switch (kind) {
        case "file":
            return file(name, type);
        case "base64":
            return base64(leavesFromJson(held) as FileLeaf);
        case "dataUrl":
            return dataUrl(leavesFromJson(held) as FileLeaf, type);
        default:
            return inner(Object(held));
    }
}

const inner = (value: object): unknown =>
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, leavesFromJson(one)]));

/** The files in a value, each once, in order. */
export function filesIn(value: unknown): readonly FileLeaf[] {
    const all = leavesIn(value);
    return all.filter((one, index) => all.findIndex(({ name }) => name === one.name) === index);
}

function leavesIn(value: unknown): readonly FileLeaf[] {
    if (isFile(value)) return [value];
    if (typeof value !== "object" || value === null || value instanceof Blob || isSecret(value)) return [];
    return Object.values(value).flatMap(leavesIn);
}

/** The bytes of files, by their names. */
export type FilesByName = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** The value with its files replaced by their bytes; a file without bytes stays a reference. */
export function withFiles(value: unknown, files: FilesByName): unknown {
    if (isFile(value)) {
        const bytes = files.get(value.name);
        return bytes ? new Blob([bytes], { type: value.type }) : value;
    }
    if (isLeaf(value)) {
        if (value[leaf] === "secret" || value[leaf] === "file") return value;
        const of = withFiles(value.of, files) as FileLeaf | Blob;
        return value[leaf] === "base64" ? base64(of) : dataUrl(of, value.type);
    }
    if (Array.isArray(value)) return value.map((one) => withFiles(one, files));
    if (typeof value !== "object" || value === null || value instanceof Blob) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withFiles(one, files)]));
}

/** The call and the files of a program that a page shows. */
export type ProgramInfo = {
    /** The program's call; absent if it makes several calls or none. */
    readonly call?: Call;
    /** The files that it reads, in addition to the call's. */
    readonly files: readonly ProgramFile[];
};

/**
 * @param call written by `writeCall`
 * @param files the names and contents of the files, as JSON: texts, or as the files of exercises
 */
export function readProgramInfo(call: string | undefined, files = "[]"): ProgramInfo {
    // The page only passes its own data, so it needs no validation.
    const contents: readonly (readonly [name: string, file: ExerciseFile])[] = JSON.parse(files);
    return {
        ...(call !== undefined && { call: readCall(call) }),
        files: contents.map(([name, file]) => ({ name, bytes: fileBytes(name, file) })),
    };
}
