/** What to say about a program that is not right yet: what was seen, what was expected, why it matters, what to try. */
import { type InterfaceLanguage, inEveryLanguage } from "@callsheet/inference/interface-languages";
import { redact } from "@callsheet/inference/redaction";
import type { Seen } from "../conditions/find-problem.ts";
import type { CheckTexts, Exercise, ExerciseKind } from "../exercise.ts";
import type { Verdict } from "../judge.ts";
import { type ExerciseWords, en } from "./en/index.ts";
import { folders } from "./generated/words.ts";

const translations: { readonly [Language in InterfaceLanguage]?: ExerciseWords } = folders;

export const words: Readonly<Record<InterfaceLanguage, ExerciseWords>> = inEveryLanguage(
    (language) => translations[language] ?? en,
);

/** A text with its holes filled: `{number}`. */
const filled = (template: string, values: Readonly<Record<string, string>>): string =>
    template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

/** What a reader does in an exercise of a kind. */
export const kindLabel = (kind: ExerciseKind, language: InterfaceLanguage): string => words[language].kinds[kind];

export const minutesLabel = (minutes: number, language: InterfaceLanguage): string =>
    filled(words[language].list.minutes, { minutes: String(minutes) });

export const chapterLabel = (number: number, language: InterfaceLanguage): string =>
    filled(words[language].list.chapter, { number: String(number) });

/** The headings of advice, in every language. */
export const checkLabels: Readonly<Record<InterfaceLanguage, ExerciseWords["labels"]>> = inEveryLanguage(
    (language) => words[language].labels,
);

export type Advice = CheckTexts & { readonly seen: string };

/**
 * The advice on a program that is not right.
 * @throws TypeError for a check that the exercise does not have
 */
export function adviceOn(
    exercise: Pick<Exercise, "id" | "advice">,
    { check, seen }: Pick<Extract<Verdict, { isRight: false }>, "check" | "seen">,
    language: InterfaceLanguage,
): Advice {
    return { ...textsOfCheck(exercise, check, language), seen: seenText(seen, words[language].seen) };
}

/**
 * What to say of a check: the exercise's own words, or those for a check that every exercise has.
 * @throws TypeError for a check that the exercise does not have
 */
export function textsOfCheck(
    { id, advice }: Pick<Exercise, "id" | "advice">,
    check: string,
    language: InterfaceLanguage,
): CheckTexts {
    const texts = new Map(Object.entries({ ...words[language].checks, ...advice })).get(check);
    if (!texts) throw new TypeError(`${id} has no check ${check}.`);
    return texts;
}

/** A long output is cut to this many characters. */
const maxLength = 200;

function seenText(seen: Seen, templates: ExerciseWords["seen"]): string {
    switch (seen.kind) {
        case "calls": {
            const few = [templates.noCalls, templates.oneCall][seen.count];
            return few ?? filled(templates.calls, { count: String(seen.count) });
        }
        case "field": {
            const { call, at, value } = seen;
            const template = value === undefined ? templates.noField : templates.field;
            return filled(template, {
                call: String(call),
                at: `\`${nameOf(at)}\``,
                value: `\`${short(value ?? "")}\``,
            });
        }
        case "printed":
            return seen.text === ""
                ? templates.printedNothing
                : filled(templates.printed, { text: `\`${short(seen.text)}\`` });
        case "saved": {
            const names = seen.names.map((name) => `\`${short(name)}\``).join(", ");
            return names === "" ? templates.savedNothing : filled(templates.saved, { names });
        }
        case "waited":
            return filled(templates.waited, { seconds: seen.seconds.toFixed(1) });
        case "ended":
            return templates.ended;
        case "stopped":
            return filled(templates.stopped, { seconds: String(seen.seconds) });
        case "failed":
            return failedText(seen, templates);
        case "refused":
            return filled(templates.refused, { status: String(seen.status), hint: short(seen.hint ?? seen.response) });
    }
}

function failedText(
    { name, message, line }: Extract<Seen, { kind: "failed" }>,
    templates: ExerciseWords["seen"],
): string {
    if (name === "exit") return filled(templates.exited, { code: short(message) });
    const error = `\`${short(message === "" ? name : `${name}: ${message}`)}\``;
    return filled(line === undefined ? templates.failed : templates.failedInLine, { line: String(line), error });
}

/** A path as a reader knows it from programs: `messages[2].content` for `body.messages.2.content`. */
const nameOf = (at: string): string =>
    at
        .replace(/^body\./, "")
        .replaceAll(/\.?\*/g, "")
        .replaceAll(/\.(-?\d+)(?=\.|$)/g, "[$1]");

const short = (text: string): string => {
    const line = redact(text).replaceAll(/\s+/g, " ").replaceAll("`", "'");
    return line.length <= maxLength ? line : `${line.slice(0, maxLength)}…`;
};
