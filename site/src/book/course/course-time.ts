import type { Language } from "../../languages.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";

/** The duration of the course as text, rounded to a quarter of an hour. */
export function courseTime(language: Language, minutes: number): string {
    const { time, wholeHours } = strings[language].coursePage;
    const quarters = Math.round(minutes / 15);
    const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15];
    return fill(rest === 0 ? wholeHours : time, { hours: String(hours), minutes: String(rest) });
}
