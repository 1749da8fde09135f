/**
 * Named entities in a text: people, places, organisations and dates, found by a word list and by their context; and the
 * service's two formats of them, grouped entities and tagged words.
 */
import { conceptOf, type NameKind } from "./lexicon.ts";
import {
    caseEnding,
    characterOffsets,
    isStopWord,
    plain,
    type Span,
    sentencesIn,
    spanInText,
    wordsIn,
} from "./words.ts";

export type EntityKind = "PER" | "LOC" | "ORG" | "DATE" | "MISC";

export type Entity = Span & {
    readonly kind: EntityKind;
    readonly score: number;
    /** The words of the entity. */
    readonly words: readonly Span[];
};

const kinds: Readonly<Record<NameKind, EntityKind>> = { place: "LOC", person: "PER", organisation: "ORG" };

const titles = /^(?:mr|mrs|ms|miss|dr|prof|sir|shri|smt|શ્રી|શ્રીમતી|ડૉ|ડો|કુમારી)$/u;
const beforePerson = /^(?:is|am|by|with|met|called|named)$/u;
const beforePlace = /^(?:in|from|to|at|near|via|towards)$/u;
const beforeYear = /^(?:in|since|of|until|by|during)$/u;
const days =
    /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|today|tomorrow|yesterday|સોમવાર|મંગળવાર|બુધવાર|ગુરુવાર|શુક્રવાર|શનિવાર|રવિવાર|જાન્યુઆરી|ફેબ્રુઆરી|માર્ચ|એપ્રિલ|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટેમ્બર|ઑક્ટોબર|નવેમ્બર|ડિસેમ્બર|આજે|કાલે)$/u;
const year = /^(?:1[5-9]|20)\d\d$/;
const organisations =
    /^(?:ltd|inc|bank|university|institute|company|corporation|college|school|museum|foundation|યુનિવર્સિટી|બેંક|કંપની|વિદ્યાપીઠ|સંસ્થા)$/u;
const placeEnds = /[\p{L}\p{M}]{2}(?:pur|abad|nagar|gadh|garh|stan|land|પુર|બાદ|નગર|ગઢ|સ્તાન)$/u;
const personEnds = /[\p{L}\p{M}]{2}(?:bhai|ben|kumar|ભાઈ|બેન|બહેન|કુમાર)$/u;

type Marked = { readonly word: Span; readonly kind: EntityKind; readonly score: number };

export function entitiesIn(text: string): readonly Entity[] {
    return sentencesIn(text).flatMap((sentence) => {
        const words = wordsIn(sentence.text).map((word) => spanInText(sentence, word));
        const marks = words.map((word, index) => {
            const mark = markOf(word, words[index - 1], words[index + 1]);
            return mark && { word: withoutEnding(word), kind: mark[0], score: mark[1] };
        });
        return joined(text, marks);
    });
}

/** Classifies a word by itself and by its neighbours. */
function markOf(word: Span, last: Span | undefined, next: Span | undefined): readonly [EntityKind, number] | undefined {
    const form = plain(word.text);
    const inner = plain(withoutEnding(word).text);
    const before = plain(last?.text ?? "");
    const isYear = year.test(word.text) && (beforeYear.test(before) || days.test(before));
    if (days.test(form) || days.test(inner) || isYear) return ["DATE", 0.97];
    // Names in Latin script are capitalised, but a known place after a preposition may be lower case.
    const isName = isGujarati(word) || isCapital(word);
    const concept = conceptOf(word.text)?.name;
    if (concept && (isName || (concept === "place" && beforePlace.test(before)))) return [kinds[concept], 0.99];
    if (placeEnds.test(inner) && isName) return ["LOC", 0.93];
    if (personEnds.test(inner) && isName) return ["PER", 0.93];
    if (titles.test(before)) return ["PER", 0.95];
    if (organisations.test(form) && last && (isCapital(last) || isGujarati(word))) return ["ORG", 0.9];
    if (/^\p{Lu}{2,6}$/u.test(word.text) && !isStopWord(word.text)) return ["ORG", 0.91];
    if (!isCapital(word) || isStopWord(word.text) || titles.test(form)) return undefined;
    if (organisations.test(plain(next?.text ?? ""))) return ["ORG", 0.9];
    if (beforePlace.test(before)) return ["LOC", 0.86];
    if (beforePerson.test(before) && !conceptOf(form)) return ["PER", 0.8];
    // The first word is always capitalised: it is a name only if the second word is capitalised, too.
    if (!last) return isCapital(next) && !conceptOf(form) ? ["PER", 0.82] : undefined;
    if (isCapital(last) && !isStopWord(before)) return ["PER", 0.84];
    return isCapital(next) ? ["PER", 0.7] : ["MISC", 0.7];
}

const isGujarati = ({ text }: Span): boolean => /^\p{Script=Gujarati}/u.test(text);
const isCapital = (word: Span | undefined): boolean => /^\p{Lu}/u.test(word?.text ?? "");

/** A Gujarati word without its case ending, if the rest is a known name or ends like one. */
function withoutEnding(word: Span): Span {
    const inner = caseEnding.exec(word.text)?.[1];
    const isName =
        inner !== undefined &&
        (conceptOf(inner)?.name !== undefined || [placeEnds, personEnds, days].some((form) => form.test(inner)));
    return isName ? { text: inner, start: word.start, end: word.start + inner.length } : word;
}

/** Joins adjacent words of one name into an entity. */
function joined(text: string, marks: readonly (Marked | undefined)[]): readonly Entity[] {
    const entities: (Entity & { readonly words: Span[] })[] = [];
    let isOpen = false;
    for (const mark of marks) {
        const last = entities.at(-1);
        const goesOn = mark && last && isOpen && /^[ .\u00a0]{1,2}$/.test(text.slice(last.end, mark.word.start));
        if (goesOn && (mark.kind === last.kind || mark.kind === "ORG" || last.kind === "ORG")) {
            const { start, words } = last;
            const { end } = mark.word;
            // A text of names alone is one entity: its words are added to, not copied.
            words.push(mark.word);
            entities[entities.length - 1] = {
                kind: mark.kind === "ORG" ? "ORG" : last.kind,
                score: Math.min(last.score, mark.score),
                ...{ start, end, text: text.slice(start, end), words },
            };
        } else if (mark) {
            entities.push({ ...mark.word, kind: mark.kind, score: mark.score, words: [mark.word] });
        }
        isOpen = mark !== undefined;
    }
    return entities;
}

type ScoredWord = { readonly word: string; readonly score: number; readonly start: number; readonly end: number };

/** @param ignored labels to leave out */
export function groupedEntities(
    text: string,
    ignored: readonly string[],
): readonly (ScoredWord & { readonly entity_group: string })[] {
    const offset = characterOffsets(text);
    const without = new Set(ignored);
    return entitiesIn(text)
        .filter(({ kind }) => !without.has(kind))
        .map(({ kind, score, text: word, start, end }) => {
            return { entity_group: kind, score, word, start: offset(start), end: offset(end) };
        });
}

/** Tags each word: `B-` begins an entity, `I-` continues it, `O` is outside. Indexes count from 1. */
export function taggedWords(
    text: string,
    ignored: readonly string[],
): readonly (ScoredWord & { readonly entity: string; readonly index: number })[] {
    const offset = characterOffsets(text);
    const without = new Set(ignored);
    const tags = new Map(
        entitiesIn(text).flatMap(({ kind, score, words }) =>
            words.map((word, at) => [word.start, { entity: `${at === 0 ? "B" : "I"}-${kind}`, score, word }] as const),
        ),
    );
    return wordsIn(text)
        .map((whole, at) => {
            const { entity, score, word } = tags.get(whole.start) ?? { entity: "O", score: 0.99, word: whole };
            const [start, end] = [offset(word.start), offset(word.end)];
            return { entity, score, index: at + 1, word: word.text, start, end };
        })
        .filter(({ entity }) => !without.has(entity));
}
