/** The texts of the site, whose letters its fonts draw. */
import { readdirSync, readFileSync } from "node:fs";
import { languages } from "../../languages.ts";
import { dateIn } from "../../words/format.ts";

const sources = new URL("../..", import.meta.url);
const book = new URL("../../book/", sources);
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month)).toISOString());

/** The source files of the site and of the book, without tests, and the names of months: all texts of the pages. */
function siteTexts(): string {
    const files = [sources, book]
        .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"));
    const dates = languages.flatMap((language) => months.map((month) => dateIn(language, month)));
    return [...files, ...dates].join("\n");
}

/** The distinct characters of the site, including its code, and these others; sorted. */
export const siteCharacters = (others: string): string =>
    [...new Set([siteTexts(), others].join(""))]
        .filter((character) => character >= " ")
        .sort()
        .join("");

/** Gujarati letters and marks, joiners, the rupee sign and the dotted circle, without spaces. */
const gujaratiWord = /(?:[\u0964\u0965\u0a80-\u0aff\u20b9\u25cc]|\u200c|\u200d)+/g;

/** The distinct Gujarati words of the site, and the dotted circle that carries a mark without a letter. */
export const siteWords = (): string[] => [...new Set([...(siteTexts().match(gujaratiWord) ?? []), "\u25cc"])].sort();

/** The code point ranges of Gujarati: its block, and characters that it shares with other Indic scripts. */
export const gujaratiRanges = [
    [0x0964, 0x0965],
    [0x0a80, 0x0aff],
    [0x200c, 0x200d],
    [0x20b9, 0x20b9],
    [0x25cc, 0x25cc],
    [0xa830, 0xa839],
] as const;

/** All characters of these ranges. */
export const allGujarati = gujaratiRanges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((character) => String.fromCodePoint(character))
    .join("");
