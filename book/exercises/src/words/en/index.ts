import type { Seen } from "../../conditions/find-problem.ts";
import type { CheckTexts, ExerciseKind, GeneralCheck } from "../../exercise.ts";

/** What was seen, for each kind; `{…}` are holes. */
type SeenTexts = { readonly [Kind in Seen["kind"]]: string };

export type ExerciseWords = {
    /** The headings of advice. */
    readonly labels: Readonly<Record<"notYet" | "seen" | "expected" | "why" | "hint" | "next", string>>;
    /** What a reader does in an exercise of a kind. */
    readonly kinds: Readonly<Record<ExerciseKind, string>>;
    /** For lists of exercises. */
    readonly list: Readonly<Record<"chapter" | "minutes", string>>;
    readonly seen: SeenTexts & {
        readonly noCalls: string;
        readonly oneCall: string;
        readonly noField: string;
        readonly printedNothing: string;
        readonly savedNothing: string;
        readonly failedInLine: string;
        readonly exited: string;
    };
    readonly checks: Readonly<Record<GeneralCheck, CheckTexts>>;
};

export const en: ExerciseWords = {
    labels: {
        notYet: "Not yet right.",
        seen: "What was seen",
        expected: "What was expected",
        why: "Why it matters",
        hint: "What to try",
        next: "For one more hint: --hint {number}",
    },
    kinds: {
        change: "Change it",
        order: "Bring into order",
        fill: "Fill the gaps",
        mend: "Mend it",
        write: "Write it",
        survive: "Let it cope",
    },
    list: { chapter: "Chapter {number}", minutes: "{minutes} min" },
    seen: {
        calls: "The program sent {count} requests to the model.",
        oneCall: "The program sent one request to the model.",
        noCalls: "The program sent no request to a model.",
        field: "In request {call}, {at} was {value}.",
        noField: "In request {call} there was no {at}.",
        printed: "The program printed: {text}",
        printedNothing: "The program printed nothing.",
        saved: "The program saved: {names}",
        savedNothing: "The program saved no file.",
        waited: "After that request the program waited for {seconds} seconds.",
        ended: "The program ended as if all had gone well.",
        stopped: "The program was still running after {seconds} seconds, and was stopped.",
        failed: "The program stopped with an error: {error}",
        failedInLine: "The program stopped with an error in line {line}: {error}",
        exited: "The program ended with the exit code {code}: something in it failed.",
        refused: "The service refused a request with {status}: {hint}",
    },
    checks: {
        stops: {
            expected: "The program comes to its end by itself.",
            why: "A program that never ends asks again and again, and every question to a model may cost money.",
            hints: [
                "What is the program still doing, or waiting for?",
                "Look at each loop: what makes it end? And does the program wait for somebody to type?",
                "Take out what waits for typing. Give each loop an end, such as `for` over a list, or a highest number of attempts.",
            ],
        },
        ends: {
            expected: "The program runs to its end without an error.",
            why: "After an error nothing more of a program runs.",
            hints: [
                "Read the last line of the error: it says what went wrong.",
                "The error names a line of your program. Is everything in it spelt right, and is every bracket closed?",
                "Mend that line, or go back to the beginning and change one thing at a time.",
            ],
        },
        asks: {
            expected: "The program asks the model.",
            why: "An answer that is written into the program does not come from a model.",
            hints: [
                "The answer has to come from the model.",
                "Look for the line that calls the model.",
                "Keep the call that was there at the beginning, and change only what the exercise asks for.",
            ],
        },
        accepted: {
            expected: "The service accepts every request.",
            why: "A service answers only requests that it can read.",
            hints: [
                "The service could not do anything with a request.",
                "Read what it says: it names the field that is wrong.",
                "Compare that field with the program of the chapter, and write it as it is there.",
            ],
        },
    },
};
