/** Scores of labels: praise and blame in a text, labels that nobody has trained, and classes of the rows of a table. */
import { embedding, similarity } from "./embedding.ts";
import { conceptOf, meaningOf, toneOf } from "./lexicon.ts";
import modelLabels from "./model-labels.json" with { type: "json" };
import { contentWords, plain, stem } from "./words.ts";

export type LabelScore = { readonly label: string; readonly score: number };

const softmax = (logits: readonly number[]): readonly number[] => {
    const max = logits.reduce((one, other) => Math.max(one, other), -Infinity);
    const raw = logits.map((logit) => Math.exp(logit - max));
    const sum = raw.reduce((total, number) => total + number, 0);
    return raw.map((number) => number / sum);
};

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

const scored = (labels: readonly { readonly label: string }[], scores: readonly number[]): readonly LabelScore[] =>
    labels
        .map(({ label }, index) => ({ label, score: scores[index] ?? 0 }))
        .toSorted((one, other) => other.score - one.score);

type ModelLabel = {
    readonly label: string;
    readonly slope?: number;
    readonly fade?: number;
    readonly bias?: number;
};

const labelsOf: ReadonlyMap<string, readonly ModelLabel[]> = new Map(Object.entries(modelLabels.models));

/**
 * The model's labels with their scores, likeliest first.
 * @param model the Hub's id of the model; default none
 * @param functionToApply the service's parameter: `softmax`, `sigmoid` or `none`
 */
export function sentiment(text: string, model?: string, functionToApply: unknown = "softmax"): readonly LabelScore[] {
    const tone = toneOf(text);
    // Derived from the letters, so that texts without such words get different scores.
    const nuance = ([...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 97) / 400;
    const labels: readonly ModelLabel[] = labelsOf.get(model ?? "") ?? modelLabels.usual;
    const logits = labels.map(
        ({ slope = 0, fade = 0, bias = 0 }) => slope * tone + fade * Math.abs(tone) + bias + Math.sign(slope) * nuance,
    );
    if (functionToApply === "none") return scored(labels, logits);
    return scored(labels, functionToApply === "sigmoid" ? logits.map(sigmoid) : softmax(logits));
}

/** A label as it is compared with texts. It is read once for many texts. */
export type ReadLabel = {
    readonly label: string;
    readonly meanings: readonly string[];
    /** The sum of its positive and negative words. */
    readonly tone: number;
    readonly isQuestion: boolean;
    /** The stems of its words, and of their English words: a topic is named so. */
    readonly names: ReadonlySet<string>;
    readonly vector: readonly number[];
};

/** The characters of a label that are compared, as models read the first part of a long one. */
const maxCompared = 1000;

export function readLabel(label: string): ReadLabel {
    const compared = label.slice(0, maxCompared);
    const words = contentWords(compared).map((word) => word.text);
    return {
        label,
        meanings: words.map(meaningOf),
        tone: words.reduce((sum, word) => sum + (conceptOf(word)?.tone ?? 0), 0),
        isQuestion: words.some((word) => conceptOf(word)?.topics.includes("faq")),
        names: new Set(words.flatMap((word) => [stem(plain(word)), stem(conceptOf(word)?.en ?? "")])),
        vector: embedding(compared),
    };
}

/** Zero-shot classification. @param isMulti whether each label is scored independently; if not, the scores sum to 1 */
export function labelScores(text: string, labels: readonly ReadLabel[], isMulti: boolean): readonly LabelScore[] {
    const logits = labels.map(fitTo(text));
    return scored(labels, isMulti ? logits.map((logit) => sigmoid(2 * logit - 2.5)) : softmax(logits));
}

/** Scores how well a label fits a text, by the words, meanings and topics that they share; higher is better. */
export function fitTo(text: string): (label: ReadLabel) => number {
    const words = contentWords(text).map((word) => word.text);
    const meanings = new Set(words.map(meaningOf));
    const topics = Map.groupBy(
        words.flatMap((word) => conceptOf(word)?.topics ?? []),
        stem,
    );
    const vector = embedding(text);
    const tone = toneOf(text);
    const asks = /[?？]/.test(text);
    return (label) => {
        const shared = label.meanings.filter((meaning) => meanings.has(meaning)).length;
        const near = [...label.names].reduce((sum, name) => sum + (topics.get(name)?.length ?? 0), 0);
        const question = asks && label.isQuestion ? 1.5 : 0;
        const likeness = Math.max(0, similarity(vector, label.vector));
        return 2.5 * shared + 1.2 * Math.min(3, near) + 1.2 * label.tone * tone + question + 2 * likeness;
    };
}
