import { modalities, sniff } from "@callsheet/sandbox/internal/file-formats";
import { jsonOf } from "./place.ts";

export type FileType = "image" | "audio" | "video" | "json" | "text";

/** Whether bytes are a file of a type, by how they begin. */
export function isOfType(bytes: Uint8Array, type: FileType): boolean {
    const format = sniff(bytes);
    if (type === "text") return format === undefined;
    if (type === "json") return jsonOf(new TextDecoder().decode(bytes)) !== undefined;
    return format !== undefined && modalities(format).includes(type);
}
