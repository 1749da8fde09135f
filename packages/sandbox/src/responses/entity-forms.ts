/** Named entities in the two formats of the service: tagged words or grouped entities. */
import { type Entity, entitiesIn } from "./entities.ts";
import { characterOffsets, wordsIn } from "./words.ts";

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
