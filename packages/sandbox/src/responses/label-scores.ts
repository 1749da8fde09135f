/** Zero-shot classification: scores labels by the words, meanings and topics that they share with a text. */
import { embedding, similarity } from "./embedding.ts";
import { conceptOf, meaningOf } from "./lexicon.ts";
import { byScore, type LabelScore, sigmoid, softmax, toneOf } from "./sentiment.ts";
import { contentWords, plain, stem } from "./words.ts";

/** A label as it is compared with texts. It is read once for many texts. */
export type ReadLabel = {
    readonly label: string;
    readonly meanings: readonly string[];
    /** The sum of its positive and negative words. */
    readonly praise: number;
    readonly isQuestion: boolean;
    /** The stems of its words, and of their English words: a topic is named so. */
    readonly names: ReadonlySet<string>;
    readonly vector: readonly number[];
};

/** The characters of a label that are compared, as models read the first part of a long one. */
const mostOfLabel = 1000;

export function readLabel(label: string): ReadLabel {
    const compared = label.slice(0, mostOfLabel);
    const words = contentWords(compared).map((word) => word.text);
    const names = new Set(words.flatMap((word) => [stem(plain(word)), stem(conceptOf(word)?.en ?? "")]));
    return {
        label,
        meanings: words.map(meaningOf),
        praise: words.reduce((sum, word) => sum + (conceptOf(word)?.tone ?? 0), 0),
        isQuestion: words.some((word) => conceptOf(word)?.topics.includes("faq")),
        names,
        vector: embedding(compared),
    };
}

/** @param isMulti whether each label is scored independently; if not, the scores sum to 1 */
export function labelScores(text: string, labels: readonly ReadLabel[], isMulti: boolean): readonly LabelScore[] {
    const logits = labels.map(fitTo(text));
    const scores = isMulti ? logits.map((logit) => sigmoid(2 * logit - 2.5)) : softmax(logits);
    return labels.map(({ label }, index) => ({ label, score: scores[index] ?? 0 })).sort(byScore);
}

/** Scores how well a label fits a text; higher is better. */
export function fitTo(text: string): (label: ReadLabel) => number {
    const words = contentWords(text).map((word) => word.text);
    const meanings = new Set(words.map(meaningOf));
    const topics = new Map<string, number>();
    for (const topic of words.flatMap((word) => conceptOf(word)?.topics.map(stem) ?? [])) {
        topics.set(topic, (topics.get(topic) ?? 0) + 1);
    }
    const textVector = embedding(text);
    const tone = toneOf(text);
    const asks = /[?？]/.test(text);
    return ({ meanings: own, praise, isQuestion, names, vector }) => {
        const shared = own.filter((meaning) => meanings.has(meaning)).length;
        const near = [...names].reduce((sum, name) => sum + (topics.get(name) ?? 0), 0);
        const question = asks && isQuestion ? 1.5 : 0;
        return (
            2.5 * shared +
            1.2 * Math.min(3, near) +
            1.2 * praise * tone +
            question +
            2 * Math.max(0, similarity(textVector, vector))
        );
    };
}
