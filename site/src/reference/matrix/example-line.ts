import { type MatrixEntry, matrix } from "@callsheet/snippets";

/** A current line of the matrix, as an example. */
export function exampleLine(): MatrixEntry {
    const [line] = matrix({ provider: "nscale", task: "text-to-image", client: "curl" });
    if (!line) throw new Error("The matrix has no snippet for curl of text-to-image at nscale.");
    return line;
}
