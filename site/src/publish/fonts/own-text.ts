import { readdirSync, readFileSync } from "node:fs";
import { languages } from "../../languages.ts";
import { dateIn } from "../../words/words.ts";

const sources = new URL("../..", import.meta.url);
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month)).toISOString());
/** What every text in Latin letters may hold. */
export const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const report = () => readFileSync(new URL("../../bench/report/report.json", sources), "utf8");

/** The source of the site: its chapters, its interface and all that its pages say besides; and its dates. */
function ownTexts(): string {
    const files = readdirSync(sources, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"));
    const dates = languages.flatMap((language) => months.map((month) => dateIn(language, month)));
    return [...files, ...dates].join("\n");
}

/** Every character that the site writes, its code and the bench's report among it. Each once, in order. */
export const ownCharacters = (): string =>
    [...new Set([ownTexts(), report(), ascii].join(""))]
        .filter((character) => character >= " ")
        .sort()
        .join("");

/** What is written in Gujarati, without a space: letters and marks, the joiners between them, the rupee and the circle. */
const gujaratiWord = /(?:[\u0964\u0965\u0a80-\u0aff\u20b9\u25cc]|\u200c|\u200d)+/g;

/** Every Gujarati word that the site writes, each once, and the circle that holds up a mark without a letter. */
export const ownWords = (): string[] => [...new Set([...(ownTexts().match(gujaratiWord) ?? []), "\u25cc"])].sort();
