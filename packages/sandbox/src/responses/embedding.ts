/**
 * Vectors of texts: hashed meanings, words and pieces of words, so that texts which share some lie near each other, in
 * any script. They depend on the text alone: two requests can be compared.
 */
import { conceptOf, meaningOf } from "./lexicon.ts";
import { contentWords, plain, wordsIn } from "./words.ts";

/** As many as the small sentence models that most people begin with have. */
export const usualDimensions = 384;
export const mostDimensions = 4096;

/** What a text is told apart by, and how much each counts. */
function featuresOf(text: string): ReadonlyMap<string, number> {
    const features = new Map<string, number>();
    const add = (name: string, weight: number) => features.set(name, (features.get(name) ?? 0) + weight);
    const telling = contentWords(text);
    // A text of small words alone is told apart by them.
    for (const { text: word } of telling.length > 0 ? telling : wordsIn(text)) {
        const concept = conceptOf(word);
        add(meaningOf(word), concept ? 2 : 1.5);
        for (const topic of concept?.topics ?? []) add(`#${topic}`, 1.1);
        if (concept) continue;
        const letters = [...`<${plain(word)}>`];
        const count = Math.max(1, letters.length - 2);
        for (let index = 0; index + 3 <= letters.length; index++) {
            add(letters.slice(index, index + 3).join(""), 1.5 / Math.sqrt(count));
        }
    }
    // No text is without a direction.
    add(`text ${plain(text.trim()).slice(0, 1000)}`, 0.3);
    return features;
}

/** FNV-1a. */
function hash(text: string): number {
    let value = 0x811c9dc5;
    for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    return value >>> 0;
}

const rounded = (number: number): number => Math.round(number * 1e6) / 1e6;

/** A vector of length 1, of numbers of six digits. */
export function embedding(text: string, dimensions = usualDimensions): readonly number[] {
    const sums = new Float64Array(dimensions);
    for (const [name, weight] of featuresOf(text)) {
        let state = hash(name) || 1;
        for (let index = 0; index < dimensions; index++) {
            // Xorshift: every feature has a direction of its own, and any two are nearly at right angles.
            state ^= state << 13;
            state ^= state >>> 17;
            state ^= state << 5;
            sums[index] = (sums[index] ?? 0) + (state < 0 ? -weight : weight);
        }
    }
    const length = Math.hypot(...sums) || 1;
    return Array.from(sums, (sum) => rounded(sum / length));
}

/** How near two texts are, from -1 to 1: 1 where they are the same. */
export function similarity(one: readonly number[], other: readonly number[]): number {
    const dot = (a: readonly number[], b: readonly number[]) =>
        a.reduce((sum, number, index) => sum + number * (b[index] ?? 0), 0);
    return rounded(dot(one, other) / (Math.sqrt(dot(one, one) * dot(other, other)) || 1));
}
