import type { Call } from "@callsheet/inference/providers";
import { tasks } from "@callsheet/inference/tasks";

/** The file that a program saves. */
export type SavedFile = {
    readonly modality: "image" | "audio" | "video";
    /** The default extension, if the file's type is unknown. */
    readonly extension: string;
    /** The file name with the default extension. */
    readonly name: string;
};

const extensions = { image: "jpg", audio: "flac", video: "mp4" } as const;

/** The file that a call's program saves. @throws TypeError for a task whose output is not a file */
export function savedFileOf({ task }: Call): SavedFile {
    const { gives } = tasks[task];
    if (gives !== "image" && gives !== "audio" && gives !== "video") throw new TypeError(`${task} gives no file.`);
    return { modality: gives, extension: extensions[gives], name: `output.${extensions[gives]}` };
}
