/**
 * Embeddings of texts: hashed meanings, words and trigrams, so that similar texts have similar vectors, in any script.
 * They depend on the text alone, so vectors of different requests can be compared.
 */
import { dimensionsOf } from "@callsheet/catalogue";
import { bytesToBase64 } from "@callsheet/inference/wire";
import { noteHeader } from "../sandbox-headers.ts";
import { conceptOf, meaningOf } from "./lexicon.ts";
import { contentWords, plain, wordsIn } from "./words.ts";

/** The dimensions of common small sentence models, which every model has whose own are not known. */
const usualDimensions = 384;
export const maxDimensions = 4096;

/**
 * The dimensions of the embeddings of a request, and the header that says when they are the sandbox's choice.
 *
 * @param asked the dimensions that the request names; default the model's
 */
export function dimensionsFor(
    model: string | undefined,
    asked?: number,
): { readonly dimensions: number; readonly headers?: Readonly<Record<string, string>> } {
    const dimensions = asked ?? (model === undefined ? undefined : dimensionsOf(model));
    if (dimensions !== undefined) return { dimensions };
    const note = `${usualDimensions} dimensions: the sandbox does not know how many this model has`;
    return { dimensions: usualDimensions, headers: { [noteHeader]: note } };
}

/** An embedding as services send it on request: base64 of its numbers as 32-bit floats. */
export const packed = (numbers: readonly number[]): string =>
    bytesToBase64(new Uint8Array(Float32Array.from(numbers).buffer));

/** The weighted features of a text. */
function featuresOf(text: string): ReadonlyMap<string, number> {
    const features = new Map<string, number>();
    const add = (name: string, weight: number) => features.set(name, (features.get(name) ?? 0) + weight);
    const telling = contentWords(text);
    // A text with only stop words uses those.
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
    // Every text, even an empty one, has a nonzero vector.
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

/**
 * The embedding of a text: a unit vector, rounded to six decimals. Beyond the usual dimensions its numbers are repeated
 * with other signs, which keeps all similarities: the time of each word does not grow with the dimensions.
 */
export function embedding(text: string, dimensions = usualDimensions): readonly number[] {
    const sums = new Float64Array(Math.min(dimensions, usualDimensions));
    for (const [name, weight] of featuresOf(text)) {
        let state = hash(name) || 1;
        for (let index = 0; index < sums.length; index++) {
            // Xorshift: every feature has its own direction, and any two are nearly orthogonal.
            state ^= state << 13;
            state ^= state >>> 17;
            state ^= state << 5;
            // The sign of the state, without a branch that the processor would have to guess.
            sums[index] = (sums[index] ?? 0) + weight * (1 + 2 * (state >> 31));
        }
    }
    const numbers = new Float64Array(dimensions);
    let squares = 0;
    for (let index = 0; index < dimensions; index++) {
        const number = (sums[index % usualDimensions] ?? 0) * (signs[index] ?? 1);
        numbers[index] = number;
        squares += number * number;
    }
    const length = Math.sqrt(squares) || 1;
    return Array.from(numbers, (number) => rounded(number / length));
}

/** The signs of repeated numbers. */
const signs = Int8Array.from({ length: maxDimensions }, (_, index) =>
    index < usualDimensions || hash(String(index)) % 2 === 0 ? 1 : -1,
);

/** Cosine similarity of two vectors, from -1 to 1. */
export function similarity(one: readonly number[], other: readonly number[]): number {
    const dot = (a: readonly number[], b: readonly number[]) =>
        a.reduce((sum, number, index) => sum + number * (b[index] ?? 0), 0);
    return rounded(dot(one, other) / (Math.sqrt(dot(one, one) * dot(other, other)) || 1));
}
