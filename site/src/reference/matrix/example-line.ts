import { type MatrixEntry, matrix } from "@callsheet/snippets";

/** The first line of a part of the matrix, as it is written today. */
export function exampleLine(): MatrixEntry {
    const [line] = matrix({ provider: "nscale", task: "text-to-image", client: "curl" });
    if (!line) throw new Error("The matrix has no snippet for curl of text-to-image at nscale.");
    return line;
}
