/** Zero-shot classification: scores labels by the words, meanings and topics that they share with a text. */
import { embedding, similarity } from "./embedding.ts";
import { conceptOf, meaningOf } from "./lexicon.ts";
import { byScore, type LabelScore, sigmoid, softmax, toneOf } from "./sentiment.ts";
import { contentWords, plain, stem } from "./words.ts";

/** @param isMulti whether each label is scored independently; if not, the scores sum to 1 */
export function labelScores(text: string, labels: readonly string[], isMulti: boolean): readonly LabelScore[] {
    const fit = fitTo(text);
    const logits = labels.map(fit);
    const scores = isMulti ? logits.map((logit) => sigmoid(2 * logit - 2.5)) : softmax(logits);
    return labels.map((label, index) => ({ label, score: scores[index] ?? 0 })).sort(byScore);
}

/** Scores how well a label fits a text; higher is better. */
export function fitTo(text: string): (label: string) => number {
    const words = contentWords(text).map((word) => word.text);
    const meanings = new Set(words.map(meaningOf));
    const topics = words.flatMap((word) => conceptOf(word)?.topics.map(stem) ?? []);
    const vector = embedding(text);
    const tone = toneOf(text);
    const asks = /[?？]/.test(text);
    return (label) => {
        const own = contentWords(label).map((word) => word.text);
        const shared = own.filter((word) => meanings.has(meaningOf(word))).length;
        const names = new Set(own.flatMap((word) => [stem(plain(word)), stem(conceptOf(word)?.en ?? "")]));
        const near = Math.min(3, topics.filter((topic) => names.has(topic)).length);
        const praise = own.reduce((sum, word) => sum + (conceptOf(word)?.tone ?? 0), 0);
        const question = asks && own.some((word) => conceptOf(word)?.topics.includes("faq")) ? 1.5 : 0;
        return (
            2.5 * shared +
            1.2 * near +
            1.2 * praise * tone +
            question +
            2 * Math.max(0, similarity(vector, embedding(label)))
        );
    };
}
