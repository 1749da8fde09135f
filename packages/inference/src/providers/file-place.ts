import type { Path } from "../wire/json.ts";

/** A place of a response where a file is. */
export type FilePlace = {
    /** Which keys and indexes lead there. */
    readonly path: Path;
    /** What stands there: the file's URL, or an image as base64 text. */
    readonly holds: "url" | "base64";
    /** Some models give a list there, whose first is meant. */
    readonly maybeListed?: true;
};

/** Where the file of a response is: models differ. The first holds what the request asks for. */
export type FilePlaces = readonly FilePlace[];

/* @__NO_SIDE_EFFECTS__ */
export const urlAt = (...path: Path): FilePlace => ({ path, holds: "url" });
/* @__NO_SIDE_EFFECTS__ */
export const base64At = (...path: Path): FilePlace => ({ path, holds: "base64" });
