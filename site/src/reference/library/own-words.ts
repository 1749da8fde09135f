/** A docstring's words in the language of the page, where they are known: those of the fields of answers are. */

import type { Language } from "../../languages.ts";
import { gujaratiAnswers } from "../../words/fields/gujarati-answers.ts";
import { strings } from "../../words/strings.ts";
import { fill } from "../../words/words.ts";

/** A text, and its language where that is not the page's. */
type OwnWords = { readonly text: string; readonly lang?: "en" };

/** The English texts, longer ones first: one may begin as another is. */
const known = Object.keys(gujaratiAnswers).sort((one, other) => other.length - one.length);

export function ownWords(language: Language, english: string): OwnWords {
    if (language === "en") return { text: english };
    const [, code = "", text = ""] = /^(`[^`]+`\. )?(.*)$/.exec(english.replaceAll(/\s+/g, " ").trim()) ?? [];
    const found = known.find((one) => text.startsWith(one));
    const words = found && gujaratiAnswers[found];
    const facts = found === undefined ? undefined : factsIn(language, text.slice(found.length).trim());
    if (words === undefined || facts === undefined) return { text: english, lang: "en" };
    return { text: `${code}${words}${facts}` };
}

/** What may follow: a range between two numbers. Undefined for what has no words here. */
function factsIn(language: Language, rest: string): string | undefined {
    if (rest === "") return "";
    const [, low, high] = /^Range: (\S+) to (\S+)\.$/.exec(rest) ?? [];
    if (low === undefined || high === undefined) return undefined;
    return ` ${fill(strings[language].library.between, { low, high })}`;
}
