/** Files in requests: their bytes must match their media type and the task's modality. */
import { bytesFromBase64 } from "@callsheet/inference/wire";
import type { Uploads } from "../latest.ts";
import { labelMismatch, type Modality, modalities, sniff } from "../media/sniff.ts";
import { fieldName, Refusal, type Where } from "../refusal.ts";
import { kindOf } from "./fields.ts";

const refuse = (where: Where, hint: string, status = 422) =>
    new Refusal(status, `Invalid file in ${fieldName(where) || "the body"}`, {
        where,
        hint,
        code: "invalid_file",
    });

/** Reads plain base64 of an image, a recording or a video. */
export function base64File(value: unknown, modality: Modality, where: Where): Uint8Array {
    if (typeof value !== "string") throw refuse(where, `base64 of the file is due, not ${kindOf(value)}`);
    if (value.startsWith("data:")) throw refuse(where, "plain base64 is due, not a data URL");
    return checked(decode(value, where), modality, where);
}

/**
 * Reads a data URL, or returns an http(s) URL that the service would fetch.
 *
 * @param options.labels media types that the service accepts; default all
 * @param options.trusting whether the bytes may have another format than the media type says
 */
export function fileUrl(
    value: unknown,
    modality: Modality,
    where: Where,
    { labels: allowed, trusting = false }: { labels?: readonly string[]; trusting?: boolean } = {},
): Uint8Array | string {
    if (typeof value !== "string") throw refuse(where, `a URL of the file is due, not ${kindOf(value)}`);
    if (/^https?:\/\/[^\s]+$/.test(value)) return value;
    const match = /^data:([^;,]+)((?:;[^;,]+)*);base64,(.*)$/s.exec(value);
    const [, type = "", , data = ""] = match ?? [];
    if (!match) throw refuse(where, "an http(s) URL or a data URL with a type and base64 is due");
    if (allowed && !allowed.includes(type)) {
        throw refuse(where, `Unsupported data URL: ${type}; labels that can be read are ${allowed.join(", ")}`);
    }
    const bytes = decode(data, where);
    const mismatch = labelMismatch(type, bytes);
    if (mismatch && !trusting) throw refuse(where, `the data URL ${mismatch}`);
    return checked(bytes, modality, where);
}

/** A file whose URL may be that of an upload: its bytes, those of a data URL, or the URL of a file elsewhere. */
export function fileOrUpload(
    { uploads }: { readonly uploads: Uploads },
    value: unknown,
    modality: Modality,
    where: Where,
    options?: Parameters<typeof fileUrl>[3],
): Uint8Array | string {
    const upload = typeof value === "string" ? uploads.at(value) : undefined;
    return upload ? checked(upload.bytes, modality, where) : fileUrl(value, modality, where, options);
}

/** A data URL, an http(s) URL or plain base64. */
export const fileUrlOrBase64 = (value: unknown, modality: Modality, where: Where): Uint8Array | string =>
    typeof value === "string" && /^(data:|https?:)/.test(value)
        ? fileUrl(value, modality, where)
        : base64File(value, modality, where);

/** A file that is the whole body, or a part of a form. */
export function rawFile(bytes: Uint8Array, type: string | null, modality: Modality, where: Where): Uint8Array {
    if (bytes.length === 0) throw refuse(where, "the file is empty", 400);
    const bare = type?.split(";")[0]?.trim() ?? "";
    if (!/^(image|audio|video)\//.test(bare) && bare !== "application/octet-stream") {
        throw new Refusal(400, `Content type "${bare || "None"}" not supported`, {
            where,
            hint: `bytes of ${modality} are due with their own Content-Type, such as ${modality === "image" ? "image/jpeg" : "audio/flac"}; received "${bare || "none"}"`,
            code: "content_type",
        });
    }
    const mismatch = labelMismatch(bare, bytes);
    if (mismatch && bare !== "application/octet-stream") throw refuse(where, `the Content-Type ${mismatch}`, 400);
    return checked(bytes, modality, where);
}

function checked(bytes: Uint8Array, modality: Modality, where: Where): Uint8Array {
    if (bytes.length === 0) throw refuse(where, "the file is empty");
    const type = sniff(bytes);
    // PDF documents count as images. A recording may be in a video container.
    const fits = type && (modalities(type).includes(modality) || (modality === "image" && type === "pdf"));
    if (fits) return bytes;
    throw refuse(where, type ? `${modality} is due, but the bytes are ${type}` : `these bytes are no ${modality} file`);
}

/** Decodes base64; empty for invalid base64. */
export const decodedBase64 = (value: string): Uint8Array =>
    isBase64(value) ? bytesFromBase64(value) : new Uint8Array();

const isBase64 = (value: string): boolean => /^[A-Za-z0-9+/]*={0,2}$/.test(value) && value.length % 4 === 0;

function decode(value: string, where: Where): Uint8Array {
    if (!isBase64(value)) throw refuse(where, "this is not base64");
    return bytesFromBase64(value);
}
