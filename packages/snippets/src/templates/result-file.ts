/** The file in a response, and the one that a program saves. */
import type { Call, FilePlace, Path } from "@callsheet/inference/providers";
import { tasks } from "@callsheet/inference/tasks";
import type { View } from "./template.ts";

/** The location of the file in a response: the first of the paths that exists. */
export type ResultFile = Pick<FilePlace, "holds" | "maybeListed"> & {
    readonly path: Path;
    /** The alternative path that some models use, if any. */
    readonly or: Path | undefined;
};

/**
 * The location of the file in the response; undefined if the response body is the file. The first location is in the
 * format that the request asks for, so programs read that format only.
 */
export function resultFileOf({ helper }: View): ResultFile | undefined {
    const [place, ...others] = helper.resultFile ?? [];
    return place && { ...place, or: others.find(({ holds }) => holds === place.holds)?.path };
}

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
