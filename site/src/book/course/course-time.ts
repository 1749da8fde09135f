import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { fill } from "../../words/words.ts";

/** How long the course takes, to a quarter of an hour: nobody reads to the minute. */
export function courseTime(language: Language, minutes: number): string {
    const { time, wholeHours } = strings[language].coursePage;
    const quarters = Math.round(minutes / 15);
    const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15];
    return fill(rest === 0 ? wholeHours : time, { hours: String(hours), minutes: String(rest) });
}
