/** The Hub's tasks with text or table input. */
import type { Json } from "@callsheet/inference/wire";
import {
    checkCount,
    checkLength,
    type Fields,
    isFields,
    isGiven,
    list,
    maxComparisons,
    maxPromptLength,
    object,
    optionalNumber,
    plain,
    text,
    textLength,
    textOrTexts,
    texts,
    wrong,
} from "../checks/fields.ts";
import { Refusal, type Where } from "../refusal.ts";
import { answersIn, isAnswerable, summaryOf } from "../responses/answer-span.ts";
import { dimensionsFor, embedding, maxDimensions, similarity } from "../responses/embedding.ts";
import { groupedEntities, taggedWords } from "../responses/entities.ts";
import { fillMask, mask, maxCandidates } from "../responses/fill-mask.ts";
import { labelScores, readLabel, sentiment } from "../responses/label-scores.ts";
import { translated } from "../responses/lexicon.ts";
import { answerFromTable, type Columns, classification, regression, type Table } from "../responses/table-answer.ts";
import { characterOffsets, tokensIn } from "../responses/words.ts";
import type { PipelineCall, Pipelines, PipelineTask } from "./pipeline.ts";

const where = ["body", "inputs"] as const;

const one = (inputs: unknown) => void text(inputs, where);
const some = (inputs: unknown) => void textOrTexts(inputs, where);

/** The input texts: one, or a list. */
const textsOf = (inputs: unknown): readonly string[] => (Array.isArray(inputs) ? inputs : [inputs]).map(String);

/** One result for a single text, a list of results for a list. */
const each =
    (give: (input: string, parameters: Fields) => Json) =>
    ({ inputs, parameters }: PipelineCall): Json =>
        Array.isArray(inputs)
            ? inputs.map((input) => give(String(input), parameters))
            : give(String(inputs), parameters);

export const textPipelines = {
    "text-classification": {
        check: some,
        gives: ({ model, inputs, parameters }) =>
            textsOf(inputs).map((input) => {
                const scores = sentiment(input, model, parameters["function_to_apply"] ?? undefined);
                return scores.slice(0, topK(parameters, scores.length));
            }),
    },
    "token-classification": {
        check: some,
        gives: each((input, { aggregation_strategy: strategy, ignore_labels: ignored }) => {
            const without = Array.isArray(ignored) ? ignored.map(plain) : ["O"];
            return [...(strategy === "none" ? taggedWords(input, without) : groupedEntities(input, without))];
        }),
    },
    "question-answering": {
        check: (inputs) => {
            const { question, context } = object(inputs, where);
            text(question, [...where, "question"]);
            text(context, [...where, "context"]);
        },
        gives: ({ inputs, parameters }) => answersFor(isFields(inputs) ? inputs : {}, parameters),
    },
    "table-question-answering": {
        check: (inputs) => {
            const { query, table } = object(inputs, where);
            text(query, [...where, "query"]);
            checkColumns(table, [...where, "table"], (cell, at) => text(cell, at));
        },
        gives: ({ inputs }) => {
            const { query, table } = isFields(inputs) ? inputs : {};
            // Checked above.
            const { answer, coordinates, cells, aggregator } = answerFromTable(table as Table, String(query));
            return { answer, coordinates: coordinates.map((place) => [...place]), cells: [...cells], aggregator };
        },
    },
    "fill-mask": {
        check: (inputs, parameters) => {
            for (const input of [textOrTexts(inputs, where)].flat()) {
                if (mask.test(input)) continue;
                throw new Refusal(400, "No mask_token ([MASK]) found on the input", { where });
            }
            // Each result repeats its text.
            const results = Math.min(topK(parameters, 5), maxCandidates);
            const targets = listOfTexts(parameters["targets"]);
            const at = ["body", "parameters", "targets"];
            checkCount(targets.length * textsOf(inputs).length, maxComparisons, at, "comparisons with inputs");
            checkLength(results * textLength(inputs), maxPromptLength, where, "all results of top_k");
        },
        gives: (call) => {
            const targets = listOfTexts(call.parameters["targets"]).slice(0, maxCandidates);
            const candidatesFor = fillMask(targets.length > 0 ? targets : undefined);
            return each((input, parameters) => [...candidatesFor(input, topK(parameters, 5))])(call);
        },
    },
    summarization: {
        check: some,
        gives: ({ inputs, parameters }) =>
            textsOf(inputs).map((input) => ({ summary_text: summaryOf(input, maxLengthOf(parameters)) })),
    },
    translation: {
        check: some,
        gives: ({ inputs, parameters }) => {
            const { tgt_lang: target } = parameters;
            return textsOf(inputs).map((input) => ({
                translation_text: translated(input, typeof target === "string" ? target : undefined),
            }));
        },
    },
    "zero-shot-classification": {
        check: (inputs, parameters) => {
            some(inputs);
            const at = ["body", "parameters", "candidate_labels"];
            const labels = texts(parameters["candidate_labels"], at);
            checkCount(labels.length * textsOf(inputs).length, maxComparisons, at, "comparisons with inputs");
            checkLength(
                textLength(labels) * textsOf(inputs).length,
                maxPromptLength,
                at,
                "all results with their labels",
            );
        },
        gives: (call) => {
            const { candidate_labels: labels, multi_label: isMulti } = call.parameters;
            const labelsRead = listOfTexts(labels).map(readLabel);
            return each((input) => [...labelScores(input, labelsRead, isMulti === true)])(call);
        },
    },
    "feature-extraction": {
        check: (inputs, parameters) => {
            some(inputs);
            optionalNumber(parameters, "dimensions", { min: 1, max: maxDimensions, whole: true });
            const long =
                parameters["truncate"] === false && textsOf(inputs).find((input) => tokensIn(input).length > maxTokens);
            if (typeof long === "string") {
                throw new Refusal(413, `Input must have less than ${maxTokens} tokens`, {
                    where,
                    hint: `a text has ${tokensIn(long).length} tokens: shorten it, or let truncate be true`,
                });
            }
        },
        gives: (call) => {
            const { dimensions } = dimensionsIn(call);
            return textsOf(call.inputs).map((input) => [...featuresOf(input, dimensions, call.parameters)]);
        },
        headers: (call) => dimensionsIn(call).headers,
    },
    "sentence-similarity": {
        check: (inputs) => {
            const { source_sentence, sentences } = object(inputs, where);
            text(source_sentence, [...where, "source_sentence"]);
            texts(sentences, [...where, "sentences"]);
        },
        gives: ({ inputs }) => {
            const { source_sentence, sentences } = isFields(inputs) ? inputs : {};
            const source = embedding(String(source_sentence));
            return listOfTexts(sentences).map((sentence) => similarity(source, embedding(sentence)));
        },
    },
    "tabular-classification": tabular(classification),
    "tabular-regression": tabular(regression),
    "text-to-speech": { check: one, gives: "flac" },
    "text-to-audio": { check: one, gives: "flac" },
    "text-to-image": { check: one, gives: "jpg" },
} as const satisfies Pipelines;

export function topK({ top_k }: Fields, otherwise: number): number {
    if (!isGiven(top_k)) return otherwise;
    if (typeof top_k === "number" && Number.isInteger(top_k) && top_k > 0) return top_k;
    throw wrong(["body", "parameters", "top_k"], "a whole number from 1", top_k);
}

/** Maximum length of a summary in tokens; clients set it in either place. */
function maxLengthOf(parameters: Fields): number | undefined {
    const nested = parameters["generate_parameters"];
    const { max_length, max_new_tokens } = { ...parameters, ...(isFields(nested) && nested) };
    const most = max_length ?? max_new_tokens;
    return typeof most === "number" && most >= 1 ? Math.floor(most) : undefined;
}

/** One answer, or a list if `top_k` is above 1. If allowed, an unanswerable question gets an empty answer. */
function answersFor({ question, context }: Fields, parameters: Fields): Json {
    const [questionText, contextText] = [String(question), String(context)];
    const count = topK(parameters, 1);
    const longest = optionalNumber(parameters, "max_answer_len", { min: 1, whole: true }) ?? 15;
    const offset = characterOffsets(contextText);
    const isImpossible = parameters["handle_impossible_answer"] === true && !isAnswerable(contextText, questionText);
    const spans = isImpossible ? [] : answersIn(contextText, questionText, { count, maxWords: longest });
    const answers = spans.map(({ text: answer, score, start, end }) => ({
        score,
        start: offset(start),
        end: offset(end),
        answer,
    }));
    const nothing = { score: 0.9, start: 0, end: 0, answer: "" };
    return count > 1 ? (answers.length > 0 ? answers : [nothing]) : (answers[0] ?? nothing);
}

/** Maximum input of the models; longer texts are truncated. */
const maxTokens = 512;

const dimensionsIn = ({ model, parameters: { dimensions } }: PipelineCall) =>
    dimensionsFor(model, typeof dimensions === "number" ? dimensions : undefined);

function featuresOf(
    input: string,
    dimensions: number,
    { truncation_direction: side, normalize }: Fields,
): readonly number[] {
    const tokens = tokensIn(input);
    const shortTokens = side === "left" || side === "Left" ? tokens.slice(-maxTokens) : tokens.slice(0, maxTokens);
    const vector = embedding(tokens.length > maxTokens ? shortTokens.join("") : input, dimensions);
    // Raw vectors of models are not unit vectors.
    return normalize === false ? vector.map((number) => Math.round(8e6 * number) / 1e6) : vector;
}

function tabular(judge: (data: Columns) => readonly number[]): PipelineTask {
    return {
        check: (inputs) => {
            checkColumns(object(inputs, where)["data"], [...where, "data"], (cell, at) => {
                if (typeof cell !== "string" && typeof cell !== "number") throw wrong(at, "a string or a number", cell);
            });
        },
        // Checked above.
        gives: ({ inputs }) => [...judge((isFields(inputs) ? inputs["data"] : {}) as Columns)],
    };
}

/** A table is a record of columns of equal length. */
function checkColumns(table: unknown, at: Where, check: (cell: unknown, at: Where) => void): void {
    const columns = Object.entries(object(table, at)).map(([name, column]) => {
        const cells = list(column, [...at, name]);
        cells.forEach((cell, index) => {
            check(cell, [...at, name, index]);
        });
        return cells.length;
    });
    if (new Set(columns).size > 1) throw new Refusal(400, "All arrays must be of the same length", { where: at });
}

export const listOfTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
