/** Places in a request, and the holes of expected texts. */

import { modalities, sniff } from "@callsheet/sandbox/internal/file-formats";
import type { Evidence, SentCall } from "../evidence.ts";
import type { ExerciseRun } from "../exercise.ts";

/** What can be named in a hole. */
export type Known = { readonly evidence: Evidence; readonly run: ExerciseRun };

/** A request as paths address it. */
export const partsOf = ({ url, method, headers, body, status }: SentCall) => {
    const { host, pathname: path } = new URL(url);
    return { method, url, host, path, headers, body, status };
};

/** The values at a path: none if there is nothing, several if it has a `*`. */
export const valuesAt = (root: unknown, path: string): readonly unknown[] => placeIn(root, path).values;

/** Of several paths, with `|` between, the first at which there is something, and its values; the first of all without any. */
export function placeIn(root: unknown, paths: string): { readonly at: string; readonly values: readonly unknown[] } {
    const all = paths.split("|");
    for (const at of all) {
        const values = at.split(".").reduce<readonly unknown[]>((found, key) => found.flatMap(inner(key)), [root]);
        if (values.length > 0) return { at, values };
    }
    return { at: all[0] ?? paths, values: [] };
}

const inner =
    (key: string) =>
    (value: unknown): readonly unknown[] => {
        if (key === "") return [value];
        if (Array.isArray(value)) {
            if (key === "*") return value;
            const entry: unknown = /^-?\d+$/.test(key) ? value.at(Number(key)) : undefined;
            return entry === undefined ? [] : [entry];
        }
        if (typeof value !== "object" || value === null) return [];
        if (key === "*") return Object.values(value);
        const own: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
        return own === undefined ? [] : [own];
    };

/**
 * Fills the holes of an expected text: `{reply:2}` is what the model writes to the second call, `{call:1:body.model}` a
 * place in the first request, `{answer:1:0.label}` a place in the JSON of its response, `{file:notes.txt}` a file of the
 * run, `{token}` the access token of the environment.
 *
 * @returns undefined if the run has nothing there
 */
export function filled(text: string, { evidence, run }: Known): string | undefined {
    let isThere = true;
    const result = text.replaceAll(
        /\{(reply|call|answer|file):?([^:{}]*):?([^{}]*)\}|\{token\}/g,
        (_, kind, name, path) => {
            const found = kind === undefined ? evidence.token : namedIn(kind, name, path, { evidence, run });
            isThere &&= found !== undefined;
            return found ?? "";
        },
    );
    return isThere ? result : undefined;
}

function namedIn(kind: string, name: string, path: string, { evidence, run }: Known): string | undefined {
    const index = Number(name) - 1;
    const call = evidence.calls[index];
    switch (kind) {
        case "reply":
            return replyText(run.replies?.[index]);
        case "call":
            return call && textOf(valuesAt(partsOf(call), path)[0]);
        case "answer":
            return textOf(valuesAt(jsonOf(call?.response), path)[0]);
        default: {
            const file = run.files?.[name];
            return typeof file === "string" ? file : undefined;
        }
    }
}

const replyText = (reply: unknown): string | undefined =>
    typeof reply === "string" ? reply : textOf(valuesAt(reply, "text")[0]);

/** A value as a program prints it. */
export const textOf = (value: unknown): string | undefined =>
    value === undefined ? undefined : typeof value === "string" ? value : JSON.stringify(value);

/** A parsed JSON text; undefined for any other text. */
function jsonOf(text: string | undefined): unknown {
    try {
        return text === undefined ? undefined : JSON.parse(text);
    } catch {
        return undefined;
    }
}

type FileType = "image" | "audio" | "video" | "json" | "text";

/** Whether bytes are a file of a type, by how they begin. */
export function isOfType(bytes: Uint8Array, type: FileType): boolean {
    const format = sniff(bytes);
    if (type === "text") return format === undefined;
    if (type === "json") return jsonOf(new TextDecoder().decode(bytes)) !== undefined;
    return format !== undefined && modalities(format).includes(type);
}
