/** Files on their way: as data URLs in a request, as a URL, a data URL or base64 text in a response. */

import type { TaskId } from "../tasks/task-id.ts";
import { blobFromBase64, toBase64 } from "../wire/base64.ts";
import { at, first, type Path } from "../wire/json.ts";
import { type Bytes, type DataUrl, dataUrl } from "../wire/leaf.ts";
import { Download } from "./download.ts";
import type { FilePlaces } from "./file-place.ts";
import type { ProviderHelper } from "./provider.ts";

/** The type of an image's bytes; bytes without one are taken for JPEG. */
export const imageType = ({ type }: Bytes): string => type || "image/jpeg";

/** The type of a recording's bytes; bytes without one are taken for FLAC. */
export const audioType = ({ type }: Bytes): string => type || "audio/flac";

export const imageUrl = (image: Bytes): DataUrl => dataUrl(image, imageType(image));
export const audioUrl = (audio: Bytes): DataUrl => dataUrl(audio, audioType(audio));

/** A MIME type without its parameters: `audio/webm;codecs=opus` is `audio/webm`. */
export const bareType = (type: string): string => type.replace(/;.*/s, "").trim().toLowerCase();

/** What a provider's response gives, by the provider's helper: read, or the file that it holds; else the response itself. */
export function resultOf(
    body: unknown,
    { response, resultFile }: Pick<ProviderHelper<TaskId>, "response" | "resultFile">,
): unknown {
    if (response) return response(body);
    return resultFile ? fileOf(body, resultFile) : body;
}

/** The file at the first of the places that has one; the response itself, for the schema to refuse, where none does. */
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

/** What `shape` makes of the file whose URL stands at a path of the response, as base64 text. */
export function base64FileAt(body: unknown, path: Path, shape: (base64: string, type: string) => unknown): unknown {
    const url = at(body, ...path);
    if (typeof url !== "string") return body;
    const inline = inlineFile(url);
    if (inline) return shape(inline.base64, inline.type);
    if (!isWebUrl(url)) return body;
    return new Download(url, async (file) => (file instanceof Blob ? shape(await toBase64(file), file.type) : file));
}

/** The text of the file whose URL stands at a path of the response. */
export function textFileAt(body: unknown, path: Path, shape: (text: unknown) => unknown): unknown {
    const url = at(body, ...path);
    if (typeof url !== "string" || !isWebUrl(url)) return body;
    return new Download(url, async (file) => shape(file instanceof Blob ? await file.text() : file));
}

/** An image from base64 text, which does not say what it is: its first bytes do. */
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
