/** Checks prose with `code` between backticks. */
import { factsOfLanguage, isWrittenIn, type Language, languages } from "../languages.ts";

/** The distinct pieces of code in a text, sorted, so that they can be compared between languages. */
export const codeIn = (text: string): readonly string[] =>
    [...new Set([...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code))].sort();

const prose = (text: string): string => text.replaceAll(/`[^`]*`/g, "");

/** The problems of a text that people read. */
export function lintProse(text: string, language: Language): readonly string[] {
    const faults = {
        empty: text.trim() === "",
        "space at an end, or two spaces": text !== text.trim() || text.includes("  "),
        "a backtick without its other": text.split("`").length % 2 === 0,
        "nothing between backticks": text.includes("``"),
        "not in the script of its language": !isWrittenIn(language, prose(text)),
        "in the script of another language": languages.some(
            (other) => factsOfLanguage(other).script !== "Latin" && other !== language && isWrittenIn(other, text),
        ),
        // A postposition after a Latin word is separated by a space: "Hub પર".
        "Gujarati letters behind Latin ones": /[A-Za-z`]\p{Script=Gujarati}/u.test(text),
    };
    return Object.entries(faults)
        .filter(([, found]) => found)
        .map(([fault]) => `${fault}: ${text}`);
}
