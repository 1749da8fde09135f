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
const towards = /^(?:in|from|to|at|near|via|towards)$/u;
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
        return joined(
            text,
            words.map((_, index) => markedEntity(words, index)),
        );
    });
}

/** Classifies a word by itself and by its neighbours. */
function markedEntity(words: readonly Span[], index: number): Marked | undefined {
    const word = words[index];
    if (!word) return undefined;
    const form = plain(word.text);
    const inner = withoutEnding(word);
    const mark = (kind: EntityKind, score: number, span = word) => ({ word: span, kind, score });
    if (days.test(form) || days.test(plain(inner.text)) || isYear(words, index)) return mark("DATE", 0.97, inner);
    const before = plain(words[index - 1]?.text ?? "");
    // Names in Latin script are capitalised, but a known place after a preposition may be lower case.
    const concept = conceptOf(word.text)?.name;
    const name = isName(word) || (concept === "place" && towards.test(before)) ? concept : undefined;
    if (name) return mark(kinds[name], 0.99, inner);
    if (placeEnds.test(plain(inner.text)) && isName(inner)) return mark("LOC", 0.93, inner);
    if (personEnds.test(plain(inner.text)) && isName(inner)) return mark("PER", 0.93, inner);
    if (titles.test(before)) return mark("PER", 0.95, inner);
    if (organisations.test(form) && index > 0 && (isCapital(words[index - 1]) || isGujarati(word)))
        return mark("ORG", 0.9);
    if (/^\p{Lu}{2,6}$/u.test(word.text) && !isStopWord(word.text)) return mark("ORG", 0.91);
    if (!isCapital(word) || isStopWord(word.text) || titles.test(form)) return undefined;
    if (organisations.test(plain(words[index + 1]?.text ?? ""))) return mark("ORG", 0.9);
    if (towards.test(before)) return mark("LOC", 0.86);
    if (beforePerson.test(before) && !conceptOf(form)) return mark("PER", 0.8);
    // The first word is always capitalised: it is a name only if the second word is capitalised, too.
    if (index === 0) return isCapital(words[1]) && !conceptOf(form) ? mark("PER", 0.82) : undefined;
    if (isCapital(words[index - 1]) && !isStopWord(before)) return mark("PER", 0.84);
    return mark(isCapital(words[index + 1]) ? "PER" : "MISC", 0.7);
}

const isGujarati = ({ text }: Span): boolean => /^\p{Script=Gujarati}/u.test(text);
const isCapital = (word: Span | undefined): boolean => /^\p{Lu}/u.test(word?.text ?? "");
const isName = (word: Span): boolean => isGujarati(word) || isCapital(word);

const isYear = (words: readonly Span[], index: number): boolean =>
    year.test(words[index]?.text ?? "") &&
    (/^(?:in|since|of|until|by|during)$/u.test(plain(words[index - 1]?.text ?? "")) ||
        days.test(plain(words[index - 1]?.text ?? "")));

/** A Gujarati word without its case ending, if the rest is a known name or ends like one. */
function withoutEnding(word: Span): Span {
    const inner = caseEnding.exec(word.text)?.[1];
    if (inner === undefined) return word;
    const isName =
        conceptOf(inner)?.name !== undefined || placeEnds.test(inner) || personEnds.test(inner) || days.test(inner);
    return isName ? { text: inner, start: word.start, end: word.start + inner.length } : word;
}

/** An entity whose words are still being collected. */
type OpenEntity = Entity & { readonly words: Span[] };

/** Joins adjacent words of one name into an entity. */
function joined(text: string, marks: readonly (Marked | undefined)[]): readonly Entity[] {
    const entities: OpenEntity[] = [];
    let isOpen = false;
    for (const mark of marks) {
        const last = entities.at(-1);
        const goesOn = mark && last && isOpen && /^[ .\u00a0]{1,2}$/.test(text.slice(last.end, mark.word.start));
        if (mark && last && goesOn && (mark.kind === last.kind || mark.kind === "ORG" || last.kind === "ORG")) {
            const kind = mark.kind === "ORG" ? "ORG" : last.kind;
            const score = Math.min(last.score, mark.score);
            const { start, words } = last;
            const { end } = mark.word;
            // A text of names alone is one entity: its words are added to, not copied.
            words.push(mark.word);
            entities[entities.length - 1] = { kind, score, start, end, text: text.slice(start, end), words };
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
        .map(({ kind, score, text: word, start, end }) => ({
            entity_group: kind,
            score,
            word,
            start: offset(start),
            end: offset(end),
        }));
}

/** Tags each word: `B-` begins an entity, `I-` continues it, `O` is outside. Indexes count from 1. */
export function taggedWords(
    text: string,
    ignored: readonly string[],
): readonly (ScoredWord & { readonly entity: string; readonly index: number })[] {
    const offset = characterOffsets(text);
    const without = new Set(ignored);
    const tags = new Map(
        entitiesIn(text).flatMap((entity) =>
            entity.words.map((word, position) => [word.start, tagOf(entity, position)] as const),
        ),
    );
    return wordsIn(text)
        .map(({ text: word, start, end }, position) => {
            const { entity = "O", score = 0.99, length = end - start } = tags.get(start) ?? {};
            return {
                entity,
                score,
                index: position + 1,
                word: word.slice(0, length),
                start: offset(start),
                end: offset(start + length),
            };
        })
        .filter(({ entity }) => !without.has(entity));
}

const tagOf = ({ kind, score, words }: Entity, position: number) => ({
    entity: `${position === 0 ? "B" : "I"}-${kind}`,
    score,
    length: words[position]?.text.length ?? 0,
});
