/**
 * Limits of what a request holds. They are above those of the services, so that whatever a service takes is taken, and
 * low enough that the work on one request is soon done: it grows with the length of the texts, and with nothing else.
 */
import { fieldName, Refusal, type Where } from "../refusal.ts";

/** The most characters of a conversation or of a prompt. OpenAI takes as many in one string. */
export const maxPromptLetters = 10_485_760;

/** The most characters of a task's texts together: models of tasks read some thousand. */
export const maxTaskLetters = 1_048_576;

/** The most items of a list of texts. OpenAI takes as many inputs for embeddings. */
export const maxTexts = 2048;

/** The most functions that are offered. OpenAI takes half as many. */
export const maxFunctions = 256;

/** The most comparisons of texts with labels. */
export const maxComparisons = 100_000;

/** The most characters of the id of a model: as many as the headers of a request hold, where an id may stand too. */
export const maxNameLetters = 16_384;

const nameOf = (where: Where): string => fieldName(where) || "the body";

/** @param what what is too long, for the message @throws Refusal if there are more characters than are taken */
export function checkLetters(letters: number, most: number, where: Where, what = nameOf(where)): void {
    if (letters <= most) return;
    throw new Refusal(413, `${what}: ${letters} characters; at most ${most} are taken.`, {
        where,
        hint: `${what} has ${letters} characters together: the sandbox takes at most ${most}`,
        code: "string_above_max_length",
    });
}

/** @param what what there is too much of, for the message @throws Refusal if there is more than is taken */
export function checkCount(count: number, most: number, where: Where, what = "items"): void {
    if (count <= most) return;
    throw new Refusal(413, `${nameOf(where)}: ${count} ${what}; at most ${most} are taken.`, {
        where,
        hint: `${nameOf(where)} has ${count} ${what}: the sandbox takes at most ${most}`,
        code: "array_above_max_length",
    });
}

/** The number of characters of all texts and names in a value of JSON. */
export function lettersIn(value: unknown): number {
    let letters = 0;
    // Not recursive: the value may be nested deeply.
    const open = [value];
    while (open.length > 0) {
        const one = open.pop();
        if (typeof one === "string") letters += one.length;
        if (typeof one !== "object" || one === null) continue;
        for (const [name, inner] of Object.entries(one)) {
            if (!Array.isArray(one)) letters += name.length;
            open.push(inner);
        }
    }
    return letters;
}
