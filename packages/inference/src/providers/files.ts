/** Files in requests (as data URLs) and in responses (as a URL, a data URL or base64 text). */

import type { TaskId } from "../tasks/task-id.ts";
import { blobFromBase64, toBase64 } from "../wire/base64.ts";
import { at, first, type Path } from "../wire/json.ts";
import { type Bytes, type DataUrl, dataUrl } from "../wire/leaf.ts";
import type { FilePlace, FilePlaces, ProviderHelper } from "./provider.ts";

/** A result that must still be downloaded from its URL, without the token. */
export class Download {
    readonly url: string;
    /** Converts the downloaded file (a Blob, a string or parsed JSON) to the task's output. Default: the file. */
    readonly readFile: ((file: unknown) => unknown) | undefined;

    constructor(url: string, readFile?: (file: unknown) => unknown) {
        this.url = url;
        this.readFile = readFile;
    }
}

/* @__NO_SIDE_EFFECTS__ */
export const urlAt = (...path: Path): FilePlace => ({ path, holds: "url" });
/* @__NO_SIDE_EFFECTS__ */
export const base64At = (...path: Path): FilePlace => ({ path, holds: "base64" });

/** The media type of an image; JPEG if its bytes have none. */
export const imageType = ({ type }: Bytes): string => type || "image/jpeg";

/** The media type of a recording; FLAC if its bytes have none. */
export const audioType = ({ type }: Bytes): string => type || "audio/flac";

export const imageUrl = (image: Bytes): DataUrl => dataUrl(image, imageType(image));
export const audioUrl = (audio: Bytes): DataUrl => dataUrl(audio, audioType(audio));

/** A MIME type without its parameters: `audio/webm;codecs=opus` is `audio/webm`. */
export const bareType = (type: string): string => type.replace(/;.*/s, "").trim().toLowerCase();

/** The result in a provider's response, read by the helper's `response` or `resultFile`; else the response itself. */
export function resultOf(
    body: unknown,
    { response, resultFile }: Pick<ProviderHelper<TaskId>, "response" | "resultFile">,
): unknown {
    if (response) return response(body);
    return resultFile ? fileOf(body, resultFile) : body;
}

/** The file at the first location that has one; else the response itself, for the schema to reject. */
export function fileOf(body: unknown, places: FilePlaces): unknown {
    for (const { path, holds, maybeListed } of places) {
        const there = maybeListed ? first(at(body, ...path)) : at(body, ...path);
        const file = typeof there === "string" && (holds === "url" ? fileOfUrl(there) : imageFromBase64(there));
        if (file) return file;
    }
    return body;
}

function fileOfUrl(url: string): Blob | Download | undefined {
    const inline = inlineFile(url);
    if (inline) return blobFromBase64(inline.base64, inline.type);
    return isWebUrl(url) ? new Download(url) : undefined;
}

/** Passes the file whose URL is at a path of the response to `shape`, as base64 text. */
export function base64FileAt(body: unknown, path: Path, shape: (base64: string, type: string) => unknown): unknown {
    const url = at(body, ...path);
    if (typeof url !== "string") return body;
    const inline = inlineFile(url);
    if (inline) return shape(inline.base64, inline.type);
    if (!isWebUrl(url)) return body;
    return new Download(url, async (file) => (file instanceof Blob ? shape(await toBase64(file), file.type) : file));
}

/** Passes the text of the file whose URL is at a path of the response to `shape`. */
export function textFileAt(body: unknown, path: Path, shape: (text: unknown) => unknown): unknown {
    const url = at(body, ...path);
    if (typeof url !== "string" || !isWebUrl(url)) return body;
    return new Download(url, async (file) => shape(file instanceof Blob ? await file.text() : file));
}

/** An image from base64 text; its first bytes tell its media type. */
const imageFromBase64 = (encoded: string): Blob | undefined => blobFromBase64(encoded, imageTypeOfBase64(encoded));

function imageTypeOfBase64(encoded: string): string {
    if (encoded.startsWith("iVBORw0KGgo")) return "image/png";
    return encoded.startsWith("UklGR") ? "image/webp" : "image/jpeg";
}

function inlineFile(url: string): { readonly base64: string; readonly type: string } | undefined {
    const [, type, base64] = /^data:([^;,]*)[^,]*;base64,(.*)$/s.exec(url) ?? [];
    return base64 === undefined ? undefined : { base64, type: type ?? "" };
}

const isWebUrl = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
