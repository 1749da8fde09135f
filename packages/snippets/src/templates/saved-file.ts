import type { Call } from "@callsheet/inference/providers";
import { tasks } from "@callsheet/inference/tasks";

/** What a program saves. */
export type SavedFile = {
    readonly modality: "image" | "audio" | "video";
    /** Where nobody says what the file is. */
    readonly extension: string;
    /** Its name with that extension. */
    readonly name: string;
};

const extensions = { image: "jpg", audio: "flac", video: "mp4" } as const;

/** The file that a call's program saves. @throws TypeError for a task whose output is no file */
export function savedFileOf({ task }: Call): SavedFile {
    const { gives } = tasks[task];
    if (gives !== "image" && gives !== "audio" && gives !== "video") throw new TypeError(`${task} gives no file.`);
    return { modality: gives, extension: extensions[gives], name: `output.${extensions[gives]}` };
}
