/**
 * Leaves: placeholders in a call or a wire request for values that are known only later.
 *
 * The client replaces them when it sends (by the token, by the bytes); a snippet prints the expression that reads
 * the variable or the file. They are marked by a symbol, so that no JSON that a user passes can be mistaken for one.
 */

/** The key of a leaf's kind. */
export const leaf: unique symbol = Symbol.for("callsheet.leaf");

/** The access token, named by the environment variable that holds it. */
export type Secret = {
    /** The kind of leaf. */
    readonly [leaf]: "secret";
    /** The environment variable, such as `HF_TOKEN`. */
    readonly name: string;
};

/** A file on the caller's disk. */
export type FileLeaf = {
    /** The kind of leaf. */
    readonly [leaf]: "file";
    /** Its name or path, as a program opens it. */
    readonly name: string;
    /** The media type of its bytes, such as `image/jpeg`. */
    readonly type: string;
};

/** Bytes that a call carries: in memory, or in a file. */
export type Bytes = Blob | FileLeaf;

/** The values that a caller may pass for the bytes of a file. */
export type FileInput = Bytes | ArrayBuffer | Uint8Array<ArrayBuffer>;

/** Bytes as base64 text. */
export type Base64 = {
    /** The kind of leaf. */
    readonly [leaf]: "base64";
    /** The bytes themselves. */
    readonly of: Bytes;
};

/** Bytes as a `data:` URL. */
export type DataUrl = {
    /** The kind of leaf. */
    readonly [leaf]: "dataUrl";
    /** The bytes themselves. */
    readonly of: Bytes;
    /** The media type that the URL names, such as `image/png`. */
    readonly type: string;
};

/** A placeholder for a value that is known only when the request is sent; snippets print the code that reads it. */
export type Leaf = Secret | FileLeaf | Base64 | DataUrl;

/**
 * A leaf for the token in an environment variable.
 *
 * @param name the variable, such as `HF_TOKEN`
 * @returns the leaf that stands for the token
 * @example
 * import { secret } from "@callsheet/inference";
 *
 * const authorization = ["Bearer ", secret("HF_TOKEN")];
 */
export const secret = (name: string): Secret => ({ [leaf]: "secret", name });

/**
 * A leaf for a file on the caller's disk: snippets print the code that reads it. The client reads no files, and rejects
 * it.
 *
 * @param name its name or path
 * @param type the media type of its bytes, such as `audio/flac`
 * @returns the leaf that stands for the file
 * @example
 * import { file } from "@callsheet/inference";
 *
 * const inputs = file("cats.jpg", "image/jpeg");
 */
export const file = (name: string, type: string): FileLeaf => ({ [leaf]: "file", name, type });

/**
 * A leaf for bytes as base64 text.
 *
 * @param of the bytes: a Blob or a file
 * @returns the leaf that stands for the text
 * @example
 * import { base64, file } from "@callsheet/inference";
 *
 * const audio = base64(file("sample1.flac", "audio/flac"));
 */
export const base64 = (of: Bytes): Base64 => ({ [leaf]: "base64", of });

/**
 * A leaf for bytes as a `data:` URL.
 *
 * @param of the bytes: a Blob or a file
 * @param type the media type that the URL names
 * @returns the leaf that stands for the URL
 * @example
 * import { dataUrl, file } from "@callsheet/inference";
 *
 * const url = dataUrl(file("cats.jpg", "image/jpeg"), "image/jpeg");
 */
export const dataUrl = (of: Bytes, type: string): DataUrl => ({ [leaf]: "dataUrl", of, type });

/**
 * Whether a value is a leaf.
 *
 * @param value any value; JSON from outside is never a leaf
 * @returns true for a secret, a file, base64 text and a data URL
 * @example
 * import { isLeaf, secret } from "@callsheet/inference";
 *
 * const found = [secret("HF_TOKEN"), { leaf: "secret" }].map(isLeaf); // [true, false]
 */
export function isLeaf(value: unknown): value is Leaf {
    // Reading the key is several times as fast as testing for it, and this runs for every value.
    return typeof value === "object" && value !== null && (value as { readonly [leaf]?: unknown })[leaf] !== undefined;
}

/**
 * Whether a value is a file on the caller's disk.
 *
 * @param value any value
 * @returns true for what `file` returns, not for a Blob or the platform's File
 * @example
 * import { file, isFile } from "@callsheet/inference";
 *
 * const found = [file("cats.jpg", "image/jpeg"), new Blob()].map(isFile); // [true, false]
 */
export const isFile = (value: unknown): value is FileLeaf => isLeaf(value) && value[leaf] === "file";

/**
 * Whether a value is a secret.
 *
 * @param value any value, such as a part of a header
 * @returns true for what `secret` returns
 * @example
 * import { isSecret, secret } from "@callsheet/inference";
 *
 * const found = ["Bearer ", secret("HF_TOKEN")].find(isSecret);
 */
export const isSecret = (value: unknown): value is Secret => isLeaf(value) && value[leaf] === "secret";

/**
 * Replaces files by their names, for JSON. `callOf` turns a name into a file again where the example has one.
 *
 * @param value inputs, with files, data URLs or base64 of files anywhere in them
 * @returns the same inputs with names in place of the files
 * @example
 * import { tasks } from "@callsheet/inference/tasks";
 * import { namesOfFiles } from "@callsheet/inference/wire";
 *
 * const inputs = namesOfFiles(tasks["automatic-speech-recognition"].example.inputs); // a file's name
 */
export function namesOfFiles(value: unknown): unknown {
    if (isFile(value)) return value.name;
    // A data URL or base64 of a file.
    if (isLeaf(value)) return "of" in value ? namesOfFiles(value.of) : value;
    if (Array.isArray(value)) return value.map(namesOfFiles);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, namesOfFiles(inner)]));
}
