import { modalities, sniff } from "@callsheet/sandbox/internal/file-formats";

export type FileType = "image" | "audio" | "video" | "json" | "text";

/** Whether bytes are a file of a type, by how they begin. */
export function isOfType(bytes: Uint8Array, type: FileType): boolean {
    const format = sniff(bytes);
    if (type === "text") return format === undefined;
    return type === "json" ? isJson(bytes) : format !== undefined && modalities(format).includes(type);
}

function isJson(bytes: Uint8Array): boolean {
    try {
        JSON.parse(new TextDecoder().decode(bytes));
        return true;
    } catch {
        return false;
    }
}
