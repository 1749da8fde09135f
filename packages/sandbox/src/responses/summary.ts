/** Extractive summarization. */
import { meaningOf } from "./lexicon.ts";
import { contentWords, type Span, sentencesIn, wordsIn } from "./words.ts";

/**
 * The sentences with the most frequent words of the text, in their original order.
 * @param maxWords maximum length in words; default about a third of the text
 */
export function summaryOf(text: string, maxWords?: number): string {
    const sentences = sentencesIn(text);
    const most = maxWords ?? Math.max(12, Math.ceil(wordsIn(text).length / 3));
    const uses = new Map<string, number>();
    for (const { text: word } of contentWords(text)) uses.set(meaningOf(word), (uses.get(meaningOf(word)) ?? 0) + 1);
    const weight = ({ text: sentence }: Span, index: number) => {
        const words = contentWords(sentence);
        const sum = words.reduce((total, word) => total + (uses.get(meaningOf(word.text)) ?? 0), 0);
        // The first sentence usually introduces the topic.
        return (sum / (words.length + 2)) * (index === 0 ? 1.3 : 1);
    };
    const ranked = sentences
        .map((sentence, index) => ({ ...sentence, weight: weight(sentence, index) }))
        .toSorted((one, other) => other.weight - one.weight);
    const [best] = ranked;
    if (!best) return "";
    let room = most;
    const bestSentences = ranked.filter(({ text: sentence, start }) => {
        const size = wordsIn(sentence).length;
        if (size > room && start !== best.start) return false;
        room -= size;
        return true;
    });
    const summary = bestSentences
        .toSorted((one, other) => one.start - other.start)
        .map((sentence) => sentence.text)
        .join(" ");
    const words = wordsIn(summary);
    const last = words[most - 1];
    return last && words.length > most ? `${summary.slice(0, last.end)}…` : summary;
}
