/**
 * The examples of pages in other languages than English, where a model speaks the language. Tasks that are not here have
 * the example of the task, in English: their models know no other language, or their input is no text. Prompts for images
 * and videos stay English, too: the models have learned from English descriptions.
 */
import type { TaskId } from "@callsheet/inference/tasks";
import { type Query, writeInputs } from "@callsheet/snippets/query";
import type { Language } from "../languages.ts";

type Examples = Readonly<Record<string, Query>>;

/** Multilingual models that know Gujarati; the course calls most of them. */
const gujarati = {
    conversational: {
        model: "google/gemma-4-31B-it",
        inputs: writeInputs([{ role: "user", content: "આકાશ ભૂરું કેમ દેખાય છે? બે વાક્યમાં સમજાવો." }]),
    },
    "feature-extraction": { model: "intfloat/multilingual-e5-large", inputs: "મીઠું, જીરું અને થોડો લીંબુનો રસ." },
    "sentence-similarity": {
        inputs: writeInputs({
            source_sentence: "બસ બપોરે બાર વાગ્યે ઊપડે છે.",
            sentences: ["બાર વાગ્યે બસ નીકળશે.", "બિલાડી છાપરા પર સૂતી છે.", "અમે બપોર પછી જમીએ છીએ."],
        }),
    },
    "text-classification": {
        model: "tabularisai/multilingual-sentiment-analysis",
        inputs: "મેચ શરૂ થાય તે પહેલાં જ વરસાદ રહી ગયો.",
    },
    "zero-shot-classification": {
        model: "MoritzLaurer/mDeBERTa-v3-base-mnli-xnli",
        inputs: "પાર્સલ ફાટેલું આવ્યું, મારે પૈસા પાછા જોઈએ છે.",
        parameters: JSON.stringify({ candidate_labels: ["પૈસા પાછા", "ફરિયાદ", "અભિનંદન"] }),
    },
} as const satisfies Partial<Record<TaskId, Query>>;

const examples: Readonly<Partial<Record<Language, Examples>>> = { gu: gujarati };

/** The examples of a language, by task. */
export const examplesIn = (language: Language): Examples => examples[language] ?? {};

/** A task's example in a language, as a query of the generator. Empty for the task's own example. */
export const exampleIn = (language: Language, task: TaskId): Query => examplesIn(language)[task] ?? {};
