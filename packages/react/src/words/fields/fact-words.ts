/** The strings for the facts of a field: ranges, units, examples. */
import type { Unit } from "@callsheet/inference/descriptions";
import type { Language } from "../language.ts";

export type FactWords = {
    readonly number: string;
    readonly whole: string;
    readonly above: string;
    readonly below: string;
    readonly between: string;
    readonly least: string;
    readonly most: string;
    readonly unit: string;
    readonly units: Readonly<Record<Unit, string>>;
    readonly example: string;
};

export const factWords: Readonly<Record<Language, FactWords>> = {
    gu: {
        number: "આંકડો",
        whole: "પૂર્ણાંક",
        above: "{0} થી વધુ",
        below: "{0} થી ઓછું",
        between: "{0} થી {1}",
        least: "{0} કે વધુ",
        most: "વધુમાં વધુ {0}",
        unit: "માપ: {unit}",
        units: {
            characters: "અક્ષર",
            frames: "frame",
            pixels: "pixel",
            seconds: "સેકન્ડ",
            tokens: "token",
            words: "શબ્દ",
        },
        example: "જેમ કે {example}",
    },
    en: {
        number: "a number",
        whole: "a whole number",
        above: "more than {0}",
        below: "less than {0}",
        between: "{0} to {1}",
        least: "{0} or more",
        most: "at most {0}",
        unit: "in {unit}",
        units: {
            characters: "characters",
            frames: "frames",
            pixels: "pixels",
            seconds: "seconds",
            tokens: "tokens",
            words: "words",
        },
        example: "such as {example}",
    },
};
