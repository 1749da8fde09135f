/** Compares received JSON with that of a wire request, in which leaves stand for files. */
import type { Json } from "@callsheet/inference";
import { differs, type Problem } from "./problem.ts";

export type Files = ReadonlyMap<string, Uint8Array>;

type JsonObject = { readonly [key: string]: Json };

/** Finds differences between expected and received JSON, one for each path. The order of keys does not matter. */
export function compareJson(
    at: string,
    expected: Json | undefined,
    received: unknown,
    files: Files,
): readonly Problem[] {
    if (!isObject(expected)) {
        if (Array.isArray(expected) && Array.isArray(received))
            return compareKeys(
                at,
                Object.fromEntries(expected.entries()),
                Object.fromEntries(received.entries()),
                files,
            );
        // `===` treats 0 and -0 as equal: some serialisers write -0 as 0, others as -0.0.
        return expected === received ? [] : [differs(at, expected, received)];
    }
    const { $base64, $dataUrl, $json } = expected;
    if ($base64 !== undefined) return compareBase64(at, $base64, received, files);
    if ($dataUrl !== undefined) return compareDataUrl(at, expected, received, files);
    if (!isObject(received)) return [differs(at, expected, received)];
    return compareKeys(at, isObject($json) ? $json : expected, received, files);
}

const isObject = (value: unknown): value is JsonObject =>
    typeof value === "object" && value !== null && !Array.isArray(value);

function compareKeys(at: string, expected: JsonObject, received: JsonObject, files: Files): readonly Problem[] {
    const keys = new Set([...Object.keys(expected), ...Object.keys(received)]);
    return [...keys].flatMap((key) => compareJson(`${at}.${key}`, own(expected, key), own(received, key), files));
}

const own = (object: JsonObject, key: string) => (Object.hasOwn(object, key) ? object[key] : undefined);

function compareBase64(at: string, leaf: Json, received: unknown, files: Files): readonly Problem[] {
    const bytes = typeof received === "string" ? decoded(received) : undefined;
    if (!bytes) return [{ at, message: `expected base64 of ${fileName(leaf)}, received ${kindOf(received)}` }];
    return compareBytes(at, leaf, bytes, files);
}

function compareDataUrl(
    at: string,
    { $dataUrl = null, type }: JsonObject,
    received: unknown,
    files: Files,
): readonly Problem[] {
    const [, label, data = ""] = (typeof received === "string" && /^data:([^,]*);base64,(.*)$/s.exec(received)) || [];
    const bytes = label === undefined ? undefined : decoded(data);
    if (!bytes) return [{ at, message: `expected a data URL of ${fileName($dataUrl)}, received ${kindOf(received)}` }];
    return [
        ...(label === type ? [] : [differs(at, `data:${type}`, `data:${label}`)]),
        ...compareBytes(at, $dataUrl, bytes, files),
    ];
}

/** Compares bytes with the file that a leaf names. */
export function compareBytes(at: string, leaf: Json, received: Uint8Array, files: Files): readonly Problem[] {
    const name = fileName(leaf);
    const file = files.get(name);
    if (file && Buffer.compare(file, received) === 0) return [];
    return [{ at, message: `expected the ${file?.length ?? 0} bytes of ${name}, received ${received.length} others` }];
}

export const fileName = (leaf: Json): string => (isObject(leaf) ? String(leaf["$file"]) : "a file");

/** Decodes base64 strictly. Buffer accepts invalid input, so check that it encodes to the same text again. */
function decoded(text: string): Uint8Array | undefined {
    const bytes = Buffer.from(text, "base64");
    return bytes.length > 0 && bytes.toString("base64") === text ? bytes : undefined;
}

const kindOf = (value: unknown) =>
    typeof value === "string"
        ? `a text of ${value.length} characters that is none`
        : value === undefined
          ? "nothing"
          : typeof value;
