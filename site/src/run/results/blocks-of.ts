/** Makes the blocks of a task's result from its inputs and output. Pure. */
import type { InputsOf, OutputOf } from "@callsheet/inference/providers";
import { type Modality, type TaskId, tasks } from "@callsheet/inference/tasks";
import { bytesFromBase64, isFile } from "@callsheet/inference/wire";
import { isRecord } from "@callsheet/snippets/query";
import type { Block, Box, Cell, Mask, Role } from "./block.ts";
import { answerBlocks, chatAnswers } from "./chat-answer.ts";
import { spansIn } from "./spans.ts";

type Shows = { readonly [Id in TaskId]?: (inputs: InputsOf<Id>, output: OutputOf<Id>) => readonly Block[] };

/**
 * @param inputs the call's inputs, with the bytes of its files
 * @param output the client's output for the task, validated by the task's schema
 */
export function blocksOf(task: TaskId, inputs: unknown, output: unknown): readonly Block[] {
    // The client has validated both with the schemas of this task.
    const show = shows[task] as ((inputs: unknown, output: unknown) => readonly Block[]) | undefined;
    return show ? show(inputs, output) : blocksByModality(tasks[task], inputs, output);
}

type Modalities = { readonly takes: readonly Modality[]; readonly gives: Modality };

/** The blocks of a task without a line of its own, by what it takes and gives. */
export const blocksByModality = ({ takes, gives }: Modalities, inputs: unknown, output: unknown): readonly Block[] => [
    ...partsOf(inputs).flatMap((part) => inputBlocks(takes, gives, part)),
    ...outputBlocks(gives, output),
];

const text = (role: Role, words: string): Block => ({ kind: "text", role, text: words });

/** An image block for a file of the call; none if the call only has the file's name. */
const imageBlock = (
    role: Role,
    file: unknown,
    marks: { boxes?: readonly Box[]; masks?: readonly Mask[] } = {},
): Block[] => (file instanceof Blob && !isFile(file) ? [{ kind: "image", role, file, ...marks }] : []);

const playerBlock = (role: Role, medium: "audio" | "video", file: unknown, label?: string): Block[] =>
    file instanceof Blob ? [{ kind: "player", role, medium, file, ...(label !== undefined && { label }) }] : [];

const mediaBlocks = (role: Role, medium: "image" | "audio" | "video", file: unknown): Block[] =>
    medium === "image" ? imageBlock(role, file) : playerBlock(role, medium, file);

/** The inputs themselves, or each of several by name. */
const partsOf = (inputs: unknown): readonly unknown[] =>
    isRecord(inputs) && !(inputs instanceof Blob) && !isFile(inputs) ? Object.values(inputs) : [inputs];

function inputBlocks(takes: readonly Modality[], gives: Modality, part: unknown): readonly Block[] {
    // Media say enough without the prompt, which is in the program.
    if (isTexts(part)) return isMedium(gives) ? [] : [text("input", textsOf(part))];
    const medium = takes.find(isMedium);
    return medium === undefined ? [] : mediaBlocks("input", medium, part);
}

function outputBlocks(gives: Modality, output: unknown): readonly Block[] {
    if (isMedium(gives)) return mediaBlocks("answer", gives, output);
    if (gives === "labels" && isLabelled(output)) return [bars(output)];
    if (isTexts(output)) return [output].flat().map((one) => text("answer", one));
    return [{ kind: "json", text: JSON.stringify(output, null, 2) }];
}

const isMedium = (modality: Modality): modality is "image" | "audio" | "video" =>
    modality === "image" || modality === "audio" || modality === "video";

const isTexts = (value: unknown): value is string | readonly string[] =>
    [value].flat().every((one) => typeof one === "string");

const isLabelled = (value: unknown): value is readonly { readonly label: string; readonly score: number }[] =>
    Array.isArray(value) &&
    value.every((one) => isRecord(one) && typeof one["label"] === "string" && typeof one["score"] === "number");

const bars = (rows: readonly { readonly label: string; readonly score: number }[]): Block => ({
    kind: "bars",
    bars: rows.map(({ label, score }) => ({ label, score })),
});

const answerWithScore = ({ answer, score }: { readonly answer: string; readonly score?: number | null | undefined }) =>
    typeof score === "number" ? bars([{ label: answer, score }]) : text("answer", answer);

const shows: Shows = {
    conversational: (_, output) => answerBlocks(chatAnswers(output)),
    "text-generation": (inputs, { generated_text }) => [text("input", inputs), text("answer", generated_text)],
    summarization: (inputs, { summary_text }) => [text("input", inputs), text("answer", summary_text)],
    translation: (inputs, output) => [
        text("input", textsOf(inputs)),
        ...[output].flat().map(({ translation_text }) => text("answer", translation_text)),
    ],
    "fill-mask": (_, output) => [bars(output.map(({ sequence, score }) => ({ label: sequence, score })))],
    "token-classification": (inputs, output) => [
        {
            kind: "spans",
            text: inputs,
            spans: spansIn(
                inputs,
                output.map(({ entity_group, entity, ...token }) => ({ ...token, label: entity_group ?? entity ?? "" })),
            ),
        },
    ],
    "question-answering": ({ question, context }, output) => [
        text("input", question),
        text("answer", output.answer),
        {
            kind: "spans",
            text: context,
            spans: spansIn(context, [{ ...output, word: output.answer }]),
        },
    ],
    "table-question-answering": ({ query, table }, { answer, coordinates }) => [
        text("input", query),
        text("answer", answer),
        { ...tableOf(table), chosen: (coordinates ?? []).map(([row = 0, column = 0]) => [row, column] as const) },
    ],
    "tabular-classification": ({ data }, output) => [withColumn(tableOf(data), output)],
    "tabular-regression": ({ data }, output) => [withColumn(tableOf(data), output)],
    "sentence-similarity": ({ source_sentence, sentences }, output) => [
        text("input", source_sentence),
        bars(output.map((score, index) => ({ label: sentences[index] ?? "", score }))),
    ],
    "feature-extraction": (inputs, output) => embeddingBlocks(inputs, output),
    "visual-question-answering": ({ image, question }, output) => [
        ...imageBlock("input", image),
        text("input", question),
        answerWithScore(output),
    ],
    "document-question-answering": ({ image, question }, output) => [
        ...imageBlock("input", image),
        text("input", question),
        answerWithScore(output),
    ],
    "image-to-text": (image, { generated_text }) => [...imageBlock("input", image), text("answer", generated_text)],
    "object-detection": (image, output) =>
        imageBlock("answer", image, { boxes: output.map(({ label, score, box }) => ({ label, score, ...box })) }),
    "image-segmentation": (image, output) => imageBlock("answer", image, { masks: output.flatMap(maskOf) }),
    "automatic-speech-recognition": (audio, { text: words, chunks }) => [
        ...playerBlock("input", "audio", audio),
        text("answer", words),
        ...(chunks?.length
            ? [
                  {
                      kind: "times",
                      pieces: chunks.map((chunk) => ({ text: chunk.text, from: chunk.timestamp?.[0] ?? 0 })),
                  } as const,
              ]
            : []),
    ],
    "audio-to-audio": (audio, output) => [
        ...playerBlock("input", "audio", audio),
        ...output.flatMap(({ blob, label, ...rest }) => {
            const type: unknown = rest["content-type"];
            const file = fromBase64(blob, typeof type === "string" ? type : "audio/wav");
            return playerBlock("answer", "audio", file, label ?? undefined);
        }),
    ],
    "text-to-speech": (inputs, output) => [text("input", inputs), ...mediaBlocks("answer", "audio", output)],
};

const textsOf = (inputs: string | readonly string[]): string => [inputs].flat().join("\n");

type Columns = Readonly<Record<string, readonly Cell[]>>;
type Table = Extract<Block, { kind: "table" }>;

function tableOf(table: Columns): Table {
    const columns = Object.keys(table);
    const count = Math.max(0, ...Object.values(table).map((cells) => cells.length));
    const rows = Array.from({ length: count }, (_, row) => columns.map((name) => table[name]?.[row] ?? ""));
    return { kind: "table", columns, rows, chosen: [] };
}

/** The table with the prediction for each row as a further column. */
const withColumn = (table: Table, values: readonly Cell[]): Table => ({
    ...table,
    rows: table.rows.map((row, index) => [...row, values[index] ?? ""]),
    answered: table.columns.length,
});

/** The embedding of one text; of several texts, also the similarity of the first to the others. */
function embeddingBlocks(inputs: string | readonly string[], output: Numbers): readonly Block[] {
    const all = vectorsIn(output);
    if (typeof inputs === "string") return [{ kind: "vector", of: inputs, values: meanOf(all) }];
    const [first, ...others] = all;
    if (!first || all.length !== inputs.length) return [{ kind: "vector", values: meanOf(all) }];
    const strip: Block = { kind: "vector", of: inputs[0] ?? "", values: first };
    if (others.length === 0) return [strip];
    return [
        strip,
        bars(others.map((vector, index) => ({ label: inputs[index + 1] ?? "", score: cosine(first, vector) }))),
    ];
}

function maskOf({ label, mask, score }: OutputOf<"image-segmentation">[number]): Mask[] {
    const file = fromBase64(mask.replace(/^data:[^,]*,/, ""), "image/png");
    return file ? [{ label, image: file, ...(typeof score === "number" && { score }) }] : [];
}

function fromBase64(encoded: string, type: string): Blob | undefined {
    try {
        return new Blob([bytesFromBase64(encoded)], { type });
    } catch {
        return undefined;
    }
}

/** Numbers, nested to any depth. */
export type Numbers = readonly (number | Numbers)[];

/** The innermost vectors: one for a text, or one for each text or token. */
export function vectorsIn(numbers: Numbers): readonly (readonly number[])[] {
    if (numbers.every((one) => typeof one === "number")) return [numbers];
    return numbers.flatMap((one) => (typeof one === "number" ? [] : vectorsIn(one)));
}

/** The mean of several vectors, which represents a text with a vector per token. */
export function meanOf(vectors: readonly (readonly number[])[]): readonly number[] {
    const [first = []] = vectors;
    return first.map((_, index) => vectors.reduce((sum, vector) => sum + (vector[index] ?? 0), 0) / vectors.length);
}

/** The cosine similarity of two vectors, -1 to 1. */
export function cosine(one: readonly number[], other: readonly number[]): number {
    const product = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
    const lengths = Math.hypot(...one) * Math.hypot(...other);
    return lengths === 0 ? 0 : product / lengths;
}
