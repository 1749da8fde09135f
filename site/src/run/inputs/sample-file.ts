/** The files that programs read where the reader has given none: drawn and sounded by the sandbox. */
import type { Call } from "@callsheet/inference/providers";
import type { FileLeaf } from "@callsheet/inference/wire";
import { isMediaKind, type MediaKind, media } from "@callsheet/sandbox/media";
import { type FilesByName, filesIn } from "../panel/runnable-call.ts";

/** A sample of every file that a call names; none for a kind that nobody can make here. */
export const sampleFiles = (call: Call): FilesByName =>
    new Map(
        filesIn(call).flatMap((file) => {
            const bytes = sampleOf(file);
            return bytes ? [[file.name, bytes] as const] : [];
        }),
    );

function sampleOf({ name, type }: FileLeaf): Uint8Array<ArrayBuffer> | undefined {
    const kind = kindOf(name, type);
    return kind && media(kind, name).bytes;
}

const byType: Readonly<Record<string, MediaKind>> = { image: "jpg", audio: "wav", video: "mp4" };

function kindOf(name: string, type: string): MediaKind | undefined {
    const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
    if (ending === "jpeg") return "jpg";
    return isMediaKind(ending) ? ending : byType[type.split("/")[0] ?? ""];
}
