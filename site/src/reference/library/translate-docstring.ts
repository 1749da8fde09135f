/** Translates docstrings of output fields, the only ones that have translations. */

import type { Language } from "../../languages.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";

/** A text, and its language if it is not the page's. */
type TranslatedDocstring = { readonly text: string; readonly lang?: "en" };

export function translateDocstring(language: Language, english: string): TranslatedDocstring {
    if (language === "en") return { text: english };
    const { answers } = strings[language];
    // The longest first, since one may be a prefix of another.
    const known = Object.keys(answers).sort((one, other) => other.length - one.length);
    const [, code = "", text = ""] = /^(`[^`]+`\. )?(.*)$/.exec(english.replaceAll(/\s+/g, " ").trim()) ?? [];
    const found = known.find((one) => text.startsWith(one));
    const words = found && answers[found];
    const facts = found === undefined ? undefined : factsIn(language, text.slice(found.length).trim());
    if (words === undefined || facts === undefined) return { text: english, lang: "en" };
    return { text: `${code}${words}${facts}` };
}

/** Translates the rest of a text, which may be a range between two numbers. Undefined for anything else. */
function factsIn(language: Language, rest: string): string | undefined {
    if (rest === "") return "";
    const [, low, high] = /^Range: (\S+) to (\S+)\.$/.exec(rest) ?? [];
    if (low === undefined || high === undefined) return undefined;
    return ` ${fill(strings[language].library.between, { low, high })}`;
}
