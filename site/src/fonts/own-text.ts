import { readdirSync, readFileSync } from "node:fs";
import { languages } from "../i18n/languages.ts";
import { dateIn } from "../i18n/words.ts";

const sources = new URL("..", import.meta.url);
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month)).toISOString());
const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** They join and part letters, and hold up a mark that has no letter. */
const joiners = "\u200c\u200d\u25cc";

const filesIn = (folder: string): string[] =>
    readdirSync(new URL(`${folder}/`, sources), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"));

/** Every character that the site itself writes: in its chapters, its interface, its dates, its code and the bench's report. Each once, in order. */
export function ownText(): string {
    const dates = languages.flatMap((language) => months.map((month) => dateIn(language, month)));
    const report = readFileSync(new URL("../../bench/report.json", sources), "utf8");
    const text = [...filesIn("content"), ...filesIn("i18n"), ...dates, report, ascii, joiners].join("");
    return [...new Set(text)].sort().join("");
}
