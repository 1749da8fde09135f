import { type Modality, type TaskId, tasks } from "@callsheet/inference/tasks";
import type { DrawingStrings } from "../../words/en/drawings.ts";
import { answer, type Cell, namedEntities, numbers, scores, table } from "./data-pieces.tsx";
import { film, generatedImage, image, imageWithBoxes, segmentedImage } from "./image-pieces.tsx";
import { bill, longSheet, maskedSentence, slips, speechBubble, textSheet } from "./paper.tsx";
import type { Piece } from "./piece.tsx";
import { recording, voice } from "./sound.tsx";

const someNumbers = ["0.12", "−0.48", "0.91", "0.07", "−0.33", "…"];

type TaskPieces = { readonly takes: readonly Piece[]; readonly gives: readonly Piece[] };

/** The inputs and the output of a task, in one example that is understood at a glance. */
export const piecesOf = (task: TaskId, words: DrawingStrings): TaskPieces =>
    taskPieces[task]?.(words) ?? piecesByModality(tasks[task], words);

type Modalities = { readonly takes: readonly Modality[]; readonly gives: Modality };

/** The pieces of a task without an example of its own, by what it takes and gives. */
export const piecesByModality = ({ takes, gives }: Modalities, words: DrawingStrings): TaskPieces => ({
    takes: takes.map((modality) => takenPieces[modality](words)),
    gives: [givenPieces[gives](words)],
});

/** The examples of tasks that show more than their kinds of input and output. */
const taskPieces: { readonly [Id in TaskId]?: (words: DrawingStrings) => TaskPieces } = {
    "audio-classification": (words) => ({
        takes: [recording(words.bark, "bark")],
        gives: [scores(zip([words.dog, words.cat], [0.94, 0.05]))],
    }),
    "audio-to-audio": (words) => ({
        takes: [recording(words.noisy, "speech", { noisy: true })],
        gives: [recording(words.clean, "speech", { isGenerated: true })],
    }),
    conversational: (words) => ({
        takes: [speechBubble(words.whyRain)],
        gives: [speechBubble(words.becauseRain, { from: "model" })],
    }),
    "document-question-answering": (words) => ({
        takes: [
            bill(words.bill, [
                [words.tea, "20"],
                [words.snack, "60"],
                [words.sum, "80"],
            ]),
            speechBubble(words.howMuch),
        ],
        gives: [answer("₹ 80")],
    }),
    "feature-extraction": (words) => ({
        takes: [textSheet(words.meaning)],
        gives: [numbers(words.vector, someNumbers)],
    }),
    "fill-mask": (words) => ({
        takes: [maskedSentence(words.before, "[MASK]", words.after)],
        gives: [scores(zip([words.kite, words.bird, words.plane], [0.62, 0.31, 0.04]))],
    }),
    "image-segmentation": (words) => ({
        takes: [image(words.kitePicture)],
        gives: [segmentedImage([words.kite, words.roof, words.sky])],
    }),
    "image-text-to-image": (words) => ({
        takes: [image(words.kitePicture), speechBubble(words.addKite)],
        gives: [generatedImage(words.twoKitesPicture, { kites: 2 })],
    }),
    "image-text-to-video": (words) => ({
        takes: [image(words.kitePicture), speechBubble(words.flies)],
        gives: [film(words.film)],
    }),
    "image-to-image": (words) => ({
        takes: [image(words.kitePicture), speechBubble(words.makeNight)],
        gives: [generatedImage(words.nightPicture, { night: true })],
    }),
    "image-to-text": (words) => ({
        takes: [image(words.kitePicture)],
        gives: [textSheet("", { marked: words.caption })],
    }),
    "image-to-video": (words) => ({ takes: [image(words.kitePicture)], gives: [film(words.film)] }),
    "object-detection": (words) => ({
        takes: [image(words.kitePicture)],
        gives: [imageWithBoxes(words.kite, words.person)],
    }),
    "question-answering": (words) => ({
        takes: [textSheet(words.story), speechBubble(words.whereKite)],
        gives: [answer(words.inTree)],
    }),
    "sentence-similarity": (words) => ({
        takes: [textSheet(words.compareWith), slips([words.closer, words.farther])],
        gives: [scores(zip([words.closer, words.farther], [0.83, 0.07]))],
    }),
    summarization: (words) => ({
        takes: [longSheet(words.longText)],
        gives: [textSheet("", { marked: words.summary })],
    }),
    "table-question-answering": (words) => ({
        takes: [rainTable(words), speechBubble(words.mostRain)],
        gives: [rainTable(words, [{ row: 3, column: 0 }]), answer(words.villages[2] ?? "")],
    }),
    "tabular-classification": (words) => ({
        takes: [mangoTable(words)],
        gives: [column(words.mangoSorts, words.sort, words.sorts)],
    }),
    "tabular-regression": (words) => ({
        takes: [mangoTable(words)],
        gives: [column(words.mangoPrices, words.price, ["₹ 38", "₹ 95"])],
    }),
    "text-classification": (words) => ({
        takes: [speechBubble(words.won)],
        gives: [scores(zip([words.joy, words.disappointment], [0.97, 0.03]))],
    }),
    "text-generation": (words) => ({
        takes: [textSheet(words.crow)],
        gives: [textSheet(words.crow, { marked: words.crowGoesOn })],
    }),
    "text-to-audio": (words) => ({
        takes: [speechBubble(words.drum)],
        gives: [recording(words.music, "music", { isGenerated: true })],
    }),
    "text-to-image": (words) => ({
        takes: [speechBubble(words.describeKite)],
        gives: [generatedImage(words.kitePicture)],
    }),
    "text-to-video": (words) => ({ takes: [speechBubble(words.flies)], gives: [film(words.film)] }),
    "token-classification": (words) => ({ takes: [textSheet(words.sentence)], gives: [namedEntities(words.entities)] }),
    translation: (words) => ({
        takes: [textSheet(words.toTranslate)],
        gives: [textSheet("", { marked: words.translated, lang: words.translatedInto })],
    }),
    "visual-question-answering": (words) => ({
        takes: [image(words.kitePicture), speechBubble(words.howManyKites)],
        gives: [scores(zip([words.one, words.two], [0.95, 0.04]))],
    }),
    "zero-shot-classification": (words) => ({
        takes: [speechBubble(words.late), slips(words.kinds)],
        gives: [scores(zip(words.kinds, [0.93, 0.01, 0.06]))],
    }),
    "zero-shot-image-classification": (words) => ({
        takes: [image(words.kitePicture), slips(words.festivals)],
        gives: [scores(zip(words.festivals, [0.96, 0.03, 0.01]))],
    }),
};

type Pieces = Readonly<Record<Modality, (words: DrawingStrings) => Piece>>;

const takenPieces: Pieces = {
    text: (words) => textSheet(words.morning),
    image: (words) => image(words.kitePicture),
    audio: (words) => voice(words.voice, "reader"),
    video: (words) => film(words.film),
    table: (words) => rainTable(words),
    labels: (words) => slips(words.kinds),
    numbers: (words) => numbers(words.vector, someNumbers),
    messages: (words) => speechBubble(words.whyRain),
};

const givenPieces: Pieces = {
    ...takenPieces,
    text: (words) => textSheet("", { marked: words.morning }),
    image: (words) => generatedImage(words.kitePicture),
    audio: (words) => voice(words.voice, "model"),
    labels: (words) => scores(zip([words.kite, words.bird, words.plane], [0.91, 0.06, 0.02])),
    messages: (words) => speechBubble(words.becauseRain, { from: "model" }),
};

const zip = (names: readonly string[], values: readonly number[]) =>
    names.map((name, index) => [name, values[index] ?? 0] as const);

const rainTable = (words: DrawingStrings, marked: readonly Cell[] = []): Piece =>
    table({
        says: marked.length === 0 ? words.rainTable : words.tableCell,
        head: [words.village, words.rain],
        rows: words.villages.map((name, index) => [name, ["41", "12", "87"][index] ?? ""]),
        marked,
    });

const mangoes = [
    ["9", "220"],
    ["17", "800"],
] as const;

const mangoTable = ({ mangoTable: says, length, weight }: DrawingStrings): Piece =>
    table({ says, head: [length, weight], rows: mangoes });

/** The column that a model adds to a table. */
const column = (says: string, head: string, cells: readonly string[]): Piece =>
    table({
        says,
        head: [head],
        rows: cells.map((cell) => [cell]),
        marked: cells.map((_, index) => ({ row: index + 1, column: 0 })),
    });
