/** The terms of a glossary, read from YAML. */
import { z } from "astro/zod";
import { parse } from "yaml";
import type { Language } from "../../languages.ts";

const word = z.string().trim().min(1);

const termSchema = z.strictObject({
    /** The same in every language; the anchor of the term is made from it. */
    id: z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/),
    /** The word as texts write it. */
    term: word,
    /** Other forms of the same word. */
    also: z.array(word).default([]),
    /** Words that this book does not use for it. */
    avoid: z.array(word).default([]),
    /** Its English name, in the glossaries of other languages. */
    english: word.optional(),
    /** Whether it is also an everyday word; it is then marked only where a text explains it, in bold. */
    everyday: z.boolean().default(false),
    /** One or two sentences for a learner who does not know the term. */
    meaning: z.string().trim().min(10).max(200),
});

export type Term = Readonly<z.output<typeof termSchema>> & {
    /** Its language, if the page's language has no glossary. */
    readonly lang?: Language;
};

/** The terms of a glossary, in its order. @throws Error for an invalid term or a duplicate id */
export function readTerms(yaml: string): readonly Term[] {
    const terms = z.array(termSchema).parse(parse(yaml));
    const twice = terms.find(({ id }, index) => terms.findIndex((other) => other.id === id) !== index);
    if (twice) throw new Error(`The glossary has ${twice.id} twice.`);
    return terms;
}

/** All forms of a term. */
export const formsOf = ({ term, also }: Term): readonly string[] => [term, ...also];

/** The anchor of a term's meaning, on a chapter's page and on the glossary page. */
export const anchorOf = (id: string): string => `term-${id}`;
