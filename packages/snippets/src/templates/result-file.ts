import type { FilePlace, Path } from "@callsheet/inference/providers";
import type { View } from "./template.ts";

/** Where a response holds its file: at the first of the paths that is there. */
export type ResultFile = Pick<FilePlace, "holds" | "maybeListed"> & {
    readonly path: Path;
    /** Where some models have it instead, if at all. */
    readonly or: Path | undefined;
};

/**
 * Where the response holds its file; undefined where the response is the file. A program reads the form that its request
 * asks for, which the first place has.
 */
export function resultFileOf({ helper }: View): ResultFile | undefined {
    const [place, ...others] = helper.resultFile ?? [];
    return place && { ...place, or: others.find(({ holds }) => holds === place.holds)?.path };
}
