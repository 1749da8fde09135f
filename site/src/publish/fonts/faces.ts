/** The font faces of the style sheet, each a subset for what it has to draw. */
import { languageNames } from "../../languages.ts";
import { cutFace } from "./cut-face.ts";
import { cutToWords } from "./cut-to-words.ts";
import { allGujarati } from "./gujarati.ts";
import { ascii, siteCharacters, siteWords } from "./site-text.ts";

/** Punctuation in headings and code besides ASCII. */
const marks = "–—‘’“”…·×→";

/** A face, which becomes the file `@fonts/{name}.woff2`. */
export type Face = {
    readonly name: string;
    /** The characters or words that the subset must draw; part of its cache key. */
    readonly text: readonly string[];
    readonly cut: (text: readonly string[]) => Promise<Buffer>;
};

export function faces(): readonly Face[] {
    const words = siteWords();
    return [
        { name: "latin", text: [siteCharacters()], cut: ([text = ""]) => cutFace("text", "latin", text) },
        { name: "gujarati", text: words, cut: (text) => cutToWords("text", "gujarati", text) },
        // For what readers type.
        { name: "gujarati-whole", text: [allGujarati], cut: ([text = ""]) => cutFace("text", "gujarati", text) },
        // For pages in English, whose only Gujarati word is the link to the other language.
        { name: "gujarati-name", text: [languageNames.gu], cut: (text) => cutToWords("name", "gujarati", text) },
        { name: "heading-latin", text: [ascii + marks], cut: ([text = ""]) => cutFace("heading", "latin", text) },
        // On a Gujarati page, only the site's name is set in the English heading font.
        { name: "site-name", text: ["Callsheet"], cut: ([text = ""]) => cutFace("heading", "latin", text) },
        { name: "code", text: [ascii + marks], cut: ([text = ""]) => cutFace("code", "latin", text) },
    ];
}
