/** The faces that the style sheet names, each cut to what it has to draw. */
import { languageNames } from "../../languages.ts";
import { cutFace } from "./cut-face.ts";
import { cutToWords } from "./cut-to-words.ts";
import { allGujarati } from "./gujarati.ts";
import { ascii, ownCharacters, ownWords } from "./own-text.ts";

/** What headings and code write besides. */
const marks = "–—‘’“”…·×→";

/** What a face draws, and how it is cut out: each is a file `@fonts/{name}.woff2`. */
export type Face = {
    readonly name: string;
    /** What it is cut to; when it changes, the face is cut again. */
    readonly text: readonly string[];
    readonly cut: (text: readonly string[]) => Promise<Buffer>;
};

export function faces(): readonly Face[] {
    const words = ownWords();
    return [
        { name: "latin", text: [ownCharacters()], cut: ([text = ""]) => cutFace("text", "latin", text) },
        { name: "gujarati", text: words, cut: (text) => cutToWords("text", "gujarati", text) },
        // For what readers write.
        { name: "gujarati-whole", text: [allGujarati], cut: ([text = ""]) => cutFace("text", "gujarati", text) },
        // For pages in English, where one word links to Gujarati.
        { name: "gujarati-name", text: [languageNames.gu], cut: (text) => cutToWords("name", "gujarati", text) },
        { name: "heading-latin", text: [ascii + marks], cut: ([text = ""]) => cutFace("heading", "latin", text) },
        // The one line of a Gujarati page that is set as English headings are.
        { name: "site-name", text: ["Callsheet"], cut: ([text = ""]) => cutFace("heading", "latin", text) },
        { name: "code", text: [ascii + marks], cut: ([text = ""]) => cutFace("code", "latin", text) },
    ];
}
