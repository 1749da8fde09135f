import type { Path } from "../wire/json.ts";

/** The location of a file in a response. */
export type FilePlace = {
    /** The keys and indexes that lead to it. */
    readonly path: Path;
    /** The form of the file: its URL, or an image as base64 text. */
    readonly holds: "url" | "base64";
    /** Some models return a list there: the file is its first item. */
    readonly maybeListed?: true;
};

/** The possible locations of the file in a response: models differ. The first is the one that the request asks for. */
export type FilePlaces = readonly FilePlace[];

/* @__NO_SIDE_EFFECTS__ */
export const urlAt = (...path: Path): FilePlace => ({ path, holds: "url" });
/* @__NO_SIDE_EFFECTS__ */
export const base64At = (...path: Path): FilePlace => ({ path, holds: "base64" });
