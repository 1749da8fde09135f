import { type Code, name, python } from "../../languages/index.ts";
import type { SavedFile } from "../saved-file.ts";

const re = python.module("re");

/**
 * Finds the path that a file is saved at, with the extension of what came; it is `path`.
 * @param response the variable that holds the response with the file
 */
export function savedPath(response: Code, { modality, extension }: SavedFile): Code {
    const subtype = modality === "audio" ? python`kind[1].replace("mpeg", "mp3")` : python`kind[1]`;
    return python`
        kind = ${re}.match(r"${name(modality)}/(?:x-)?(\w+)", ${response}.headers.get("Content-Type", ""))
        path = "output." + (${subtype} if kind else ${extension})
    `;
}
