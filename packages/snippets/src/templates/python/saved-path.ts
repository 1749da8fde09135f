import { type Code, name, python } from "../../languages/index.ts";
import type { SavedFile } from "../saved-file.ts";

const re = python.module("re");

/**
 * Assigns the `path` to save a file at, with the extension for its type.
 * @param response the variable with the file's response
 */
export function savedPath(response: Code, { modality, extension }: SavedFile): Code {
    const subtype = modality === "audio" ? python`kind[1].replace("mpeg", "mp3")` : python`kind[1]`;
    return python`
        kind = ${re}.match(r"${name(modality)}/(?:x-)?(\w+)", ${response}.headers.get("Content-Type", ""))
        path = "output." + (${subtype} if kind else ${extension})
    `;
}
