/** The words of the book, as the glossary of a language says them. */
import { z } from "astro/zod";
import { parse } from "yaml";

const word = z.string().trim().min(1);

const termSchema = z.strictObject({
    /** The same in every language; the anchor of the term on a page is made of it. */
    id: z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/),
    /** The word as texts write it. */
    term: word,
    /** Other forms of the same word. */
    also: z.array(word).default([]),
    /** Words that this book does not use for it. */
    avoid: z.array(word).default([]),
    /** What it is called in English, where that is another language. */
    english: word.optional(),
    /** Whether it is an everyday word besides: then only a text that explains it, in bold, marks it. */
    everyday: z.boolean().default(false),
    /** One or two sentences, which a learner understands who has not met the term. */
    meaning: z.string().trim().min(10).max(200),
});

export type Term = Readonly<z.output<typeof termSchema>>;

/** The terms of a glossary, in its order. @throws Error at what is no term, and at an id that stands there twice */
export function readTerms(yaml: string): readonly Term[] {
    const terms = z.array(termSchema).parse(parse(yaml));
    const twice = terms.find(({ id }, index) => terms.findIndex((other) => other.id === id) !== index);
    if (twice) throw new Error(`The glossary has ${twice.id} twice.`);
    return terms;
}

/** What a term is written as. */
export const formsOf = ({ term, also }: Term): readonly string[] => [term, ...also];

/** Where the meaning of a term stands, on a chapter's page and on that of the glossary. */
export const anchorOf = (id: string): string => `term-${id}`;
