import { isMediaKind, media } from "@callsheet/sandbox/media";
import type { ExerciseFile } from "./exercise.ts";

/**
 * The bytes of a file of an exercise.
 * @throws TypeError if a real file cannot be made for its ending
 */
export function fileBytes(name: string, file: ExerciseFile): Uint8Array<ArrayBuffer> {
    if (typeof file === "string") return new TextEncoder().encode(file);
    const kind = name.slice(name.lastIndexOf(".") + 1);
    if (!isMediaKind(kind)) throw new TypeError(`No file can be made for ${name}.`);
    return media(kind, file.media).bytes;
}
