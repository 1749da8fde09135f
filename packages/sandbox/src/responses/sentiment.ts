/** Sentiment analysis by positive and negative words. */
import { conceptOf } from "./lexicon.ts";
import { plain, wordsIn } from "./words.ts";

const negationBefore =
    /^(?:not|no|never|hardly|without|isn['’]t|wasn['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t|nobody|ન)$/u;
const negationAfter = /^(?:નથી|નહીં|નહિ|નહોતું|નહોતો|નહોતી|ન)$/u;
const stronger = /^(?:very|really|so|extremely|too|બહુ|ખૂબ|અતિ|ઘણું|ઘણી|ઘણો)$/u;

/** The sentiment: above 0 for positive texts, below 0 for negative ones. */
export function toneOf(text: string): number {
    const words = wordsIn(text).map((word) => plain(word.text));
    const tones = words.map((word, index) => {
        const tone = conceptOf(word)?.tone ?? 0;
        const isNegated =
            words.slice(Math.max(0, index - 3), index).some((one) => negationBefore.test(one)) ||
            words.slice(index + 1, index + 3).some((one) => negationAfter.test(one));
        return tone * (isNegated ? -1 : 1) * (stronger.test(words[index - 1] ?? "") ? 1.5 : 1);
    });
    const faces =
        (text.match(/[😀😃😄😁😊🙂😍❤👍🎉]/gu)?.length ?? 0) - (text.match(/[😢😭😡😠🙁☹👎💔]/gu)?.length ?? 0);
    const sum = tones.reduce((total, tone) => total + tone, faces);
    // A negation without positive or negative words counts as slightly negative.
    const denies = words.some((word) => negationBefore.test(word) || negationAfter.test(word));
    return sum === 0 && tones.every((tone) => tone === 0) && denies ? -0.4 : sum;
}
