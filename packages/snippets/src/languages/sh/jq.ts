import type { Path } from "@callsheet/inference/providers";
import type { ResultFile } from "../../templates/result-file.ts";

/** The jq filter for a value in a response: `.images[0].url`. */
export const filterOf = (path: Path): string =>
    path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");

/** The jq filter for the URL, or the base64 text, of the file in a response. */
export function fileFilter({ path, or, maybeListed }: ResultFile): string {
    const filter = filterOf(path);
    if (maybeListed) return `[${filter}] | flatten[0]`;
    return or === undefined ? filter : `${filter} // ${filterOf(or)}`;
}
