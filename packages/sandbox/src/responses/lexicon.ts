/** What words mean: those of one line of the list mean the same. */
import { wordList } from "./word-list.ts";
import { caseEnding, isStopWord, plain, stem } from "./words.ts";

export type NameKind = "place" | "person" | "organisation";

/** What the words of one line have in common. */
export type Concept = {
    readonly id: number;
    readonly en: string;
    readonly gu: string;
    /** 1 where it praises, -1 where it blames. */
    readonly tone: number;
    readonly topics: readonly string[];
    readonly name: NameKind | undefined;
};

type Line = { readonly concept: Concept; readonly forms: readonly string[] };

function readLine(line: string, id: number, topic: string): Line {
    const [, sign, english = "", gujarati = "", more = ""] = /^([+-]?)([^|]*)\|([^|]*)(?:\|\|(.*))?$/.exec(line) ?? [];
    const [en, gu] = [english.split(" "), gujarati.split(" ")];
    const isName = topic.startsWith("@");
    const concept = {
        id,
        en: en[0] ?? "",
        gu: gu[0] ?? "",
        tone: sign === "+" ? 1 : sign === "-" ? -1 : 0,
        topics: isName ? [] : [topic, ...more.split(" ")].filter((name) => name !== ""),
        name: isName ? (topic.slice(1) as NameKind) : undefined,
    };
    return { concept, forms: [...en, ...gu].map(plain) };
}

const read: readonly Line[] = wordList.split(/^#/m).flatMap((block, number) => {
    const [topic = "", ...rest] = block.trim().split("\n");
    return rest.map((line, place) => readLine(line, 1000 * number + place, topic));
});

/** The first line that has a word keeps it. */
const concepts: ReadonlyMap<string, Concept> = new Map(
    read.flatMap(({ concept, forms }) => forms.map((form) => [form, concept] as const)).toReversed(),
);

const stems: ReadonlyMap<string, Concept> = new Map(
    read
        .filter(({ concept }) => concept.name === undefined)
        .flatMap(({ concept, forms }) =>
            forms.filter((form) => form.length > 2).map((form) => [stem(form), concept] as const),
        )
        .toReversed(),
);

/** What a word means, in whichever of its forms. */
export function conceptOf(word: string): Concept | undefined {
    const form = plain(word);
    const inner = caseEnding.exec(form)?.[1];
    return (
        concepts.get(form) ??
        (inner === undefined ? undefined : concepts.get(inner)) ??
        (form.length > 2 && !isStopWord(form) ? stems.get(stem(form)) : undefined)
    );
}

/** What two words share that mean the same: a line of the list, or the stem. */
export function meaningOf(word: string): string {
    const concept = conceptOf(word);
    return concept ? `=${concept.id}` : stem(word);
}
