import type { FileLeaf } from "@callsheet/inference/wire";
import { isMediaKind, media } from "@callsheet/sandbox/media";

/** A real file in place of the one that a call names: an assistant's files are not read. */
export async function sampleFile({ name, type }: FileLeaf): Promise<Blob> {
    const extension = name.split(".").at(-1) ?? "";
    const kind = isMediaKind(extension) ? extension : type.startsWith("audio/") ? "flac" : "png";
    return new Blob([media(kind, name).bytes], { type });
}
