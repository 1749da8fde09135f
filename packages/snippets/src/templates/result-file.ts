import type { FilePlace, Path } from "@callsheet/inference/providers";
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
