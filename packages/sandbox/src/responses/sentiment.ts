/** Sentiment analysis by positive and negative words. */
import { conceptOf } from "./lexicon.ts";
import modelLabels from "./model-labels.json" with { type: "json" };
import { plain, wordsIn } from "./words.ts";

const negationBefore =
    /^(?:not|no|never|hardly|without|isn['’]t|wasn['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t|nobody|ન)$/u;
const negationAfter = /^(?:નથી|નહીં|નહિ|નહોતું|નહોતો|નહોતી|ન)$/u;
const stronger = /^(?:very|really|so|extremely|too|બહુ|ખૂબ|અતિ|ઘણું|ઘણી|ઘણો)$/u;

/** The sentiment: above 0 for positive texts, below 0 for negative ones. */
export function toneOf(text: string): number {
    const words = wordsIn(text).map((word) => plain(word.text));
    const isNegated = (index: number) =>
        words.slice(Math.max(0, index - 3), index).some((word) => negationBefore.test(word)) ||
        words.slice(index + 1, index + 3).some((word) => negationAfter.test(word));
    const tones = words.map((word, index) => {
        const tone = conceptOf(word)?.tone ?? 0;
        if (tone === 0) return 0;
        return tone * (isNegated(index) ? -1 : 1) * (stronger.test(words[index - 1] ?? "") ? 1.5 : 1);
    });
    const faces =
        (text.match(/[😀😃😄😁😊🙂😍❤👍🎉]/gu)?.length ?? 0) - (text.match(/[😢😭😡😠🙁☹👎💔]/gu)?.length ?? 0);
    const sum = tones.reduce((total, tone) => total + tone, faces);
    // A negation without positive or negative words counts as slightly negative.
    const denies = words.some((word) => negationBefore.test(word) || negationAfter.test(word));
    return sum === 0 && tones.every((tone) => tone === 0) && denies ? -0.4 : sum;
}

export type LabelScore = { readonly label: string; readonly score: number };

export const softmax = (logits: readonly number[]): readonly number[] => {
    const most = logits.reduce((one, other) => Math.max(one, other), -Infinity);
    const raw = logits.map((logit) => Math.exp(logit - most));
    const sum = raw.reduce((total, number) => total + number, 0);
    return raw.map((number) => number / sum);
};

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

export const byScore = (one: LabelScore, other: LabelScore): number => other.score - one.score;

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
    const apply =
        functionToApply === "none" ? logits : functionToApply === "sigmoid" ? logits.map(sigmoid) : softmax(logits);
    return labels.map(({ label }, index) => ({ label, score: apply[index] ?? 0 })).sort(byScore);
}
