/** The Hub's tasks that take texts and tables. */
import type { Json } from "@callsheet/inference/wire";
import { type Fields, isFields, list, object, text, textOrTexts, texts, wrong } from "../checks/fields.ts";
import { Refusal } from "../refusal.ts";
import { beginning, numbers, pick, scores, seedOf, vector } from "../responses/seed.ts";
import type { PipelineCall, Pipelines, PipelineTask } from "./pipeline.ts";

const where = ["body", "inputs"] as const;

const one = (inputs: unknown) => void text(inputs, where);
const some = (inputs: unknown) => void textOrTexts(inputs, where);

/** One response for one text, a list of them for a list. */
const each =
    (give: (input: string, parameters: Fields) => Json) =>
    ({ inputs, parameters }: PipelineCall): Json =>
        Array.isArray(inputs)
            ? inputs.map((input) => give(String(input), parameters))
            : give(String(inputs), parameters);

export const textPipelines = {
    "text-classification": {
        check: some,
        gives: ({ inputs, parameters }) => {
            const labels = ["POSITIVE", "NEGATIVE", "NEUTRAL"].slice(0, topK(parameters, 3));
            const given = Array.isArray(inputs) ? inputs : [inputs];
            return given.map((input) => labelled(labels, seedOf(String(input))));
        },
    },
    "token-classification": {
        check: some,
        gives: each((input, { aggregation_strategy }) =>
            wordsOf(input).map(({ word, start, end }) => {
                const kind = pick(seedOf(word), ["PER", "ORG", "LOC", "MISC"]);
                const [score = 0] = numbers(seedOf(word), 1);
                return aggregation_strategy === "none"
                    ? { entity: `B-${kind}`, score, index: start + 1, word, start, end }
                    : { entity_group: kind, score, word, start, end };
            }),
        ),
    },
    "question-answering": {
        check: (inputs) => {
            const { question, context } = object(inputs, where);
            text(question, [...where, "question"]);
            text(context, [...where, "context"]);
        },
        gives: ({ inputs, seed, parameters }) => {
            const [found] = wordsOf(String(isFields(inputs) ? inputs["context"] : ""));
            const [score = 0] = numbers(seed, 1);
            const answer = { answer: found?.word ?? "", score, start: found?.start ?? 0, end: found?.end ?? 0 };
            return topK(parameters, 1) > 1 ? [answer] : answer;
        },
    },
    "table-question-answering": {
        check: (inputs) => {
            const { query, table } = object(inputs, where);
            text(query, [...where, "query"]);
            checkColumns(table, [...where, "table"], (cell, at) => text(cell, at));
        },
        gives: ({ inputs }) => {
            const table = isFields(inputs) && isFields(inputs["table"]) ? inputs["table"] : {};
            const [column] = Object.values(table);
            const cell = Array.isArray(column) ? String(column[0] ?? "") : "";
            return { answer: cell, coordinates: [[0, 0]], cells: [cell], aggregator: "NONE" };
        },
    },
    "fill-mask": {
        check: (inputs) => {
            for (const input of [textOrTexts(inputs, where)].flat()) {
                if (/\[MASK\]|<mask>/i.test(input)) continue;
                throw new Refusal(400, "No mask_token ([MASK]) found on the input", { where });
            }
        },
        gives: each((input, parameters) => {
            const words = ["sky", "sea", "city", "book", "rain"].slice(0, topK(parameters, 5));
            const chances = scores(seedOf(input), words.length);
            return words.map((token_str, index) => ({
                score: chances[index] ?? 0,
                token: 1000 + index,
                token_str,
                sequence: input.replace(/\[MASK\]|<mask>/i, token_str),
            }));
        }),
    },
    summarization: written("summary_text", "In short"),
    translation: written("translation_text", "Translated"),
    "zero-shot-classification": {
        check: (inputs, parameters) => {
            some(inputs);
            texts(parameters["candidate_labels"], ["body", "parameters", "candidate_labels"]);
        },
        gives: ({ seed, parameters }) => labelled(listOfTexts(parameters["candidate_labels"]), seed),
    },
    "feature-extraction": {
        check: some,
        gives: ({ inputs }) =>
            (Array.isArray(inputs) ? inputs : [inputs]).map((input) => vector(seedOf(String(input)), 8)),
    },
    "sentence-similarity": {
        check: (inputs) => {
            const { source_sentence, sentences } = object(inputs, where);
            text(source_sentence, [...where, "source_sentence"]);
            texts(sentences, [...where, "sentences"]);
        },
        gives: ({ inputs }) => {
            const { source_sentence, sentences } = isFields(inputs) ? inputs : {};
            return listOfTexts(sentences).map((sentence) => {
                const [number = 0] = numbers(seedOf(String(source_sentence), sentence), 1);
                return sentence === source_sentence ? 1 : number;
            });
        },
    },
    "tabular-classification": tabular((number) => Math.round(number)),
    "tabular-regression": tabular((number) => Math.round(number * 1000) / 10),
    "text-to-speech": { check: one, gives: "flac" },
    "text-to-audio": { check: one, gives: "flac" },
    "text-to-image": { check: one, gives: "jpg" },
} as const satisfies Pipelines;

/** As many labels as were asked for, the likeliest first. */
export function labelled(labels: readonly string[], seed: string) {
    const chances = scores(seed, labels.length);
    return labels.map((label, index) => ({ label, score: chances[index] ?? 0 }));
}

export function topK({ top_k }: Fields, otherwise: number): number {
    if (top_k === undefined || top_k === null) return otherwise;
    if (typeof top_k === "number" && Number.isInteger(top_k) && top_k > 0) return top_k;
    throw wrong(["body", "parameters", "top_k"], "a whole number from 1", top_k);
}

function written(field: string, opening: string): PipelineTask {
    const give = (input: string) => ({ [field]: `${opening}: ${beginning(input)}` });
    return {
        check: some,
        gives: ({ inputs }) => (Array.isArray(inputs) ? inputs : [inputs]).map((input) => give(String(input))),
    };
}

function tabular(read: (number: number) => number): PipelineTask {
    return {
        check: (inputs) => {
            checkColumns(object(inputs, where)["data"], [...where, "data"], (cell, at) => {
                if (typeof cell !== "string" && typeof cell !== "number") throw wrong(at, "a string or a number", cell);
            });
        },
        gives: ({ inputs, seed }) => {
            const data = isFields(inputs) && isFields(inputs["data"]) ? inputs["data"] : {};
            const [column] = Object.values(data);
            return numbers(seed, Array.isArray(column) ? column.length : 1).map(read);
        },
    };
}

/** A table lies by column, and its columns are of one length. */
function checkColumns(
    table: unknown,
    at: readonly (string | number)[],
    check: (cell: unknown, at: readonly (string | number)[]) => void,
): void {
    const columns = Object.entries(object(table, at)).map(([name, column]) => {
        const cells = list(column, [...at, name]);
        cells.forEach((cell, index) => {
            check(cell, [...at, name, index]);
        });
        return cells.length;
    });
    if (new Set(columns).size > 1) throw new Refusal(400, "All arrays must be of the same length", { where: at });
}

/** Words that begin with a capital letter, and where they are. */
const wordsOf = (input: string) =>
    [...input.matchAll(/\p{Lu}\p{L}*/gu)].map((match) => ({
        word: match[0],
        start: match.index,
        end: match.index + match[0].length,
    }));

export const listOfTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
