/** Finds the things in a text that the sandbox can draw, in English and Gujarati. */
import { type Colour, colourNamed } from "./colour.ts";
import drawings from "./drawings.json" with { type: "json" };

type Figure = {
    readonly words: string;
    /** Its height relative to other figures. */
    readonly size: number;
    /** Its default colour. */
    readonly colour: string;
    /** Where in the scene it belongs: on the ground, in the air or on the water. */
    readonly place: string;
    readonly shapes: readonly string[];
};

export type FigureName = keyof typeof drawings.figures;

/** The things that can be drawn. Large ones come first: they stand behind the others. */
export const figures: Readonly<Record<FigureName, Figure>> = drawings.figures;
export const figureNames = Object.keys(figures) as readonly FigureName[]; // `Object.keys` returns `string[]`.
const sceneNames = Object.keys(drawings.cues) as readonly (keyof typeof drawings.cues)[]; // As above.

/** A thing, a place, a time of day or a kind of weather. */
export type CueName = FigureName | keyof typeof drawings.cues;

type Cue = {
    readonly name: CueName;
    /** The word in the text, used as the label in the image. */
    readonly word: string;
    /** How many to draw. */
    readonly count: number;
    readonly colour?: Colour;
};

export type Cues = {
    readonly found: ReadonlyMap<CueName, Cue>;
    /** The colours in the text, in order. */
    readonly colours: readonly Colour[];
};

const entries: readonly { readonly name: CueName; readonly words: readonly string[] }[] = [
    ...sceneNames.map((name) => ({ name, words: drawings.cues[name].split(" ") })),
    ...figureNames.map((name) => ({ name, words: figures[name].words.split(" ") })),
];
const numerals: Readonly<Record<string, number>> = {
    ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, many: 5, several: 4 },
    ...{ એક: 1, બે: 2, ત્રણ: 3, ચાર: 4, પાંચ: 5, છ: 6, ઘણાં: 5, ઘણા: 5, ઘણી: 5 },
};
const maxOfOne = 6;

/** The most characters that are read: each word is compared with all that can be drawn. */
const maxRead = 2000;

/** Finds the cues of a text; a colour or a number before a thing belongs to it. */
export function cuesIn(text: string): Cues {
    const found = new Map<CueName, Cue>();
    const colours: Colour[] = [];
    let colour: Colour | undefined;
    let count: number | undefined;
    for (const word of text
        .slice(0, maxRead)
        .toLowerCase()
        .normalize("NFC")
        .match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []) {
        const number = numerals[word] ?? (/^\p{N}{1,2}$/u.test(word) ? Number(word) : undefined);
        if (number !== undefined && number > 0) {
            count = Math.min(number, maxOfOne);
            continue;
        }
        const colourOfWord = colourNamed(word);
        if (colourOfWord) {
            colours.push(colourOfWord);
            colour = colourOfWord;
            continue;
        }
        const cue = cueOf(word);
        if (!cue) continue;
        if (!found.has(cue.name) || colour || count !== undefined) {
            found.set(cue.name, { ...cue, count: count ?? cue.count, ...(colour && { colour }) });
        }
        colour = undefined;
        count = undefined;
    }
    return { found, colours };
}

/** Words that stand for several things. */
const crowds: Readonly<Record<string, number>> = {
    forest: 4,
    wood: 3,
    jungle: 5,
    જંગલ: 4,
    garden: 3,
    people: 3,
    લોકો: 3,
};

const labelOf = (name: CueName, word: string): string => (crowds[word] || !/^[a-z]/.test(word) ? name : word);

/** Endings of Gujarati words: gender, number and case. */
const endings = /^[ાીુેોંિ]{0,2}(?:ઓ)?(?:ન[ોીાે]|નું|નાં|માં|થી|એ)?$/u;

function cueOf(word: string): Omit<Cue, "colour"> | undefined {
    for (const { name, words } of entries) {
        for (const form of words) {
            if (word === form) return { name, word: labelOf(name, form), count: crowds[form] ?? 1 };
            if (/^[a-z]/.test(form)) {
                if (word === `${form}s` || word === `${form}es`) return { name, word: labelOf(name, form), count: 2 };
            } else if (word.startsWith(form) && endings.test(word.slice(form.length))) {
                return {
                    name,
                    word: name,
                    count: crowds[form] ?? (/^(?:[ાીિ]?ઓ|ાં)/u.test(word.slice(form.length)) ? 2 : 1),
                };
            }
        }
    }
    return undefined;
}
