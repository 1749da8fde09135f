/** Prose with `code` between backticks. */
import type { Language } from "../languages.ts";

/** What stands between backticks, once each and sorted: each language has its own order, and its own pronouns. */
export const codeIn = (text: string): readonly string[] =>
    [...new Set([...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code))].sort();

const prose = (text: string): string => text.replaceAll(/`[^`]*`/g, "");

/** What is wrong with a text that a person reads. */
export function faultsOf(text: string, language: Language): readonly string[] {
    const faults = {
        empty: text.trim() === "",
        "space at an end, or two spaces": text !== text.trim() || text.includes("  "),
        "a backtick without its other": text.split("`").length % 2 === 0,
        "nothing between backticks": text.includes("``"),
        "not Gujarati": language === "gu" && !/\p{Script=Gujarati}/u.test(prose(text)),
        "Gujarati in English": language === "en" && /\p{Script=Gujarati}/u.test(text),
        // A Latin word takes its postposition behind a space: "Hub પર".
        "Gujarati letters behind Latin ones": /[A-Za-z`]\p{Script=Gujarati}/u.test(text),
    };
    return Object.entries(faults)
        .filter(([, found]) => found)
        .map(([fault]) => `${fault}: ${text}`);
}
