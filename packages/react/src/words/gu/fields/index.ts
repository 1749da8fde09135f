import type { FieldStrings, FieldWords } from "../../fields/field-words.ts";
import { gujaratiImageParameters } from "./image-parameters.ts";
import { gujaratiInputs } from "./inputs.ts";
import { gujaratiReadingParameters } from "./reading-parameters.ts";
import { gujaratiWritingParameters } from "./writing-parameters.ts";

const answers: FieldWords = {
    label: "કેટલા જવાબ",
    help: "મોડેલ કેટલા જવાબ શોધે, સૌથી સંભવિત પહેલાં; તેમાંથી પહેલો તમને મળે છે.",
};

const noise: FieldWords = {
    label: "શરૂઆતનો આંકડો",
    help: "શરૂઆતનાં છાંટણાં (noise) કેવાં હોય: એ જ seed સાથે એ જ call કરો તો મોટે ભાગે એ જ પરિણામ ફરી મળે.",
};

/** The strings about every field, in Gujarati. */
export const gujaratiFields: FieldStrings<FieldWords> = {
    inputs: gujaratiInputs,
    parameters: { ...gujaratiWritingParameters, ...gujaratiReadingParameters, ...gujaratiImageParameters },
    ofTask: {
        "document-question-answering": { top_k: answers },
        "feature-extraction": {
            truncate: {
                label: "વધારે લાંબું હોય તો કાપો",
                help: "લખાણ વધારે પડતું લાંબું હોય તો તેને કાપવું કે નહીં; ન કાપો તો ભૂલ બતાવે છે.",
            },
        },
        "fill-mask": {
            top_k: { label: "કેટલા અનુમાન", help: "કેટલા શબ્દ સૂચવવા, સૌથી સંભવિત પહેલાં." },
        },
        "image-text-to-image": { seed: noise },
        "image-text-to-video": { seed: noise },
        "image-to-video": { seed: noise },
        "object-detection": {
            threshold: {
                label: "ઓછામાં ઓછો score",
                help: "જે વસ્તુનો score આટલો કે વધુ હોય તે જ આપવી.",
            },
        },
        "question-answering": { top_k: answers },
        "table-question-answering": {
            truncation: {
                label: "લાંબા કોષ્ટકની હરોળ છોડો",
                help: "કોષ્ટક મોડેલ માટે વધારે લાંબું હોય તો તેની થોડી હરોળ છોડી દેવી કે નહીં.",
            },
        },
        "text-classification": {
            top_k: {
                label: "કેટલાં label",
                help: "વધુમાં વધુ કેટલાં label આપવાં, સૌથી વધુ score વાળાં પહેલાં. ન લખો તો મોટે ભાગે બધાં.",
            },
        },
        "text-generation": {
            top_k: { label: "Top k", help: "સૌથી સંભવિત આટલા જ token માંથી પસંદગી થાય." },
        },
        "text-to-image": { seed: noise },
        "text-to-video": {
            negative_prompt: { label: "શું ન દેખાવું જોઈએ", help: "જે ન દેખાવું જોઈએ તે: એક prompt, કે ઘણાં." },
            seed: noise,
        },
        "visual-question-answering": { top_k: answers },
        "zero-shot-image-classification": {
            hypothesis_template: {
                label: "કસોટીનું વાક્ય",
                help: "મોડેલ આ વાક્યને ચિત્ર સાથે સરખાવે છે; `{}` ની જગ્યાએ label મુકાય છે.",
            },
        },
    },
    facts: {
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
};
