/** Names in a text, in the forms in which the service gives them: word by word, or put together. */
import { type Entity, entitiesIn } from "./entities.ts";
import { characterOffsets, wordsIn } from "./words.ts";

type Place = { readonly word: string; readonly score: number; readonly start: number; readonly end: number };

/** @param ignored labels that are left out */
export function groupedEntities(
    text: string,
    ignored: readonly string[],
): readonly (Place & { readonly entity_group: string })[] {
    const offset = characterOffsets(text);
    return entitiesIn(text)
        .filter(({ kind }) => !ignored.includes(kind))
        .map(({ kind, score, text: word, start, end }) => ({
            entity_group: kind,
            score,
            word,
            start: offset(start),
            end: offset(end),
        }));
}

/** Each word by itself: `B-` begins a name, `I-` goes on with it, `O` is none. The first word has the number 1. */
export function taggedWords(
    text: string,
    ignored: readonly string[],
): readonly (Place & { readonly entity: string; readonly index: number })[] {
    const offset = characterOffsets(text);
    const tags = new Map(
        entitiesIn(text).flatMap((entity) =>
            entity.words.map((word, place) => [word.start, tagOf(entity, place)] as const),
        ),
    );
    return wordsIn(text)
        .map(({ text: word, start, end }, place) => {
            const { entity = "O", score = 0.99, length = end - start } = tags.get(start) ?? {};
            return {
                entity,
                score,
                index: place + 1,
                word: word.slice(0, length),
                start: offset(start),
                end: offset(start + length),
            };
        })
        .filter(({ entity }) => !ignored.includes(entity));
}

const tagOf = ({ kind, score, words }: Entity, place: number) => ({
    entity: `${place === 0 ? "B" : "I"}-${kind}`,
    score,
    length: words[place]?.text.length ?? 0,
});
