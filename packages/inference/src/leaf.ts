/**
 * Leaves: the places in a call or a wire request that stand for something known only later.
 *
 * The client replaces them when it sends (by the token, by the bytes); a snippet prints the expression that reads
 * the variable or the file. They are marked by a symbol, so that no JSON that a user passes can be taken for one.
 */
export const leaf: unique symbol = Symbol.for("callsheet.leaf");

/** The access token, named by the environment variable that holds it. */
export type Secret = { readonly [leaf]: "secret"; readonly name: string };

/** A file on the disk of whoever makes the call; `type` is the MIME type of its bytes. */
export type FileLeaf = { readonly [leaf]: "file"; readonly name: string; readonly type: string };

/** Bytes that a call carries: in memory, or in a file. */
export type Bytes = Blob | FileLeaf;

/** What a person may pass for the bytes of a file. */
export type FileInput = Bytes | ArrayBuffer | Uint8Array<ArrayBuffer>;

/** Bytes as base64 text. */
export type Base64 = { readonly [leaf]: "base64"; readonly of: Bytes };

/** Bytes as a `data:` URL of the given MIME type. */
export type DataUrl = { readonly [leaf]: "dataUrl"; readonly of: Bytes; readonly type: string };

export type Leaf = Secret | FileLeaf | Base64 | DataUrl;

/** The token that is in the environment variable `name`. */
export const secret = (name: string): Secret => ({ [leaf]: "secret", name });

/** The file `name`, whose bytes are of the MIME type `type`. */
export const file = (name: string, type: string): FileLeaf => ({ [leaf]: "file", name, type });

/** The bytes as base64 text. */
export const base64 = (of: Bytes): Base64 => ({ [leaf]: "base64", of });

/** The bytes as a `data:` URL, labelled with `type`. */
export const dataUrl = (of: Bytes, type: string): DataUrl => ({ [leaf]: "dataUrl", of, type });

/** Whether a value is a leaf. */
export function isLeaf(value: unknown): value is Leaf {
    return typeof value === "object" && value !== null && leaf in value;
}

/** Whether a value is a file on the caller's disk. */
export const isFile = (value: unknown): value is FileLeaf => isLeaf(value) && value[leaf] === "file";

/** Whether a value is a secret. */
export const isSecret = (value: unknown): value is Secret => isLeaf(value) && value[leaf] === "secret";
