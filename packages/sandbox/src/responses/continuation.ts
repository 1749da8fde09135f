/** Continues a text with its own words, since the sandbox has no model. */
import { skimmedText } from "./conversation.ts";
import { beginning, pick } from "./seed.ts";
import { contentWords, languageOf } from "./words.ts";

/** @param whole the text; of a long one only the beginning and the end are read */
export function continuationOf(whole: string, seed: string): string {
    const prompt = skimmedText(whole);
    const words = [...new Set(contentWords(prompt).map(({ text }) => beginning(text, 24)))];
    const language = languageOf(prompt);
    const last = words.at(-1);
    const opens = /[.!?।…]["”’)]*\s*$/.test(prompt) || prompt.trim() === "";
    const space = /\s$/.test(prompt) || prompt === "" ? "" : " ";
    if (last === undefined) {
        return space + (language === "gu" ? "(sandbox) અહીંથી આગળ મોડેલ લખે." : "(sandbox) here a model would go on.");
    }
    const list = listed(words.slice(-4), language);
    const first = words[0] ?? last;
    const text =
        language === "gu" ? inGujarati(opens, first, last, list, seed) : inEnglish(opens, first, last, list, seed);
    return space + text;
}

export const listed = (words: readonly string[], language: "en" | "gu"): string => {
    const and = language === "gu" ? " અને " : " and ";
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")}${and}${words.at(-1)}`;
};

const inEnglish = (opens: boolean, first: string, last: string, list: string, seed: string): string =>
    (opens
        ? pick(seed, [`Then comes more about ${last}`, `So it goes on with ${last}`, `After that, ${last} again`])
        : pick(seed, [
              `just what “${first}” and “${last}” say`,
              `the one thing that goes with “${last}”`,
              `more than “${last}” alone`,
          ])) +
    `, as far as the sandbox can tell: it has only the words that it was given, such as ${list}, and puts them in a new order. A model would go on from here with words of its own.`;

const inGujarati = (opens: boolean, first: string, last: string, list: string, seed: string): string =>
    (opens
        ? pick(seed, [`પછી ફરી “${last}” ની વાત આવે છે`, `આગળ પણ “${last}” ની જ વાત છે`])
        : pick(seed, [`“${first}” અને “${last}” ની વાત આગળ ચાલે છે`, `“${last}” સાથે જોડાયેલી વાત આવે છે`])) +
    `. Sandbox આટલું જ કહી શકે: તેની પાસે ફક્ત તમે આપેલા શબ્દો છે, જેમ કે ${list}. સાચું મોડેલ અહીંથી પોતાના શબ્દોમાં આગળ લખે.`;
