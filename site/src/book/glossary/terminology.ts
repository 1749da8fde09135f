/** The readable text of a chapter or guide, and the Latin words in it that are neither terms nor names. */

import { z } from "astro/zod";
import { parse } from "yaml";
import { isComponent, readFrontmatter, readText } from "../course/read-text.ts";
import { type Found, finderOf } from "./mark-terms.ts";

const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, " ");

/** The readable text, piece by piece: frontmatter, headings, prose and questions, without code. */
export function textsIn(markdown: string, file: string): readonly string[] {
    const { head, headings, prose, items } = readText(markdown, file);
    const { title, description, needs = "" } = readFrontmatter(head, { file, line: 1 });
    const questions = items.filter(isComponent).map(({ properties }) => properties["question"] ?? "");
    return [title, description, needs, ...headings.map(({ text }) => text), ...prose, ...questions].map(withoutCode);
}

/** A Latin word; a name with hyphens or an address counts as one. */
const latinWord = /\p{Script=Latin}(?:[\p{Script=Latin}\p{M}\p{N}'’.:/_-]*[\p{Script=Latin}\p{N}])?/gu;

/** A quotation in English. */
const englishQuotation = /“[^”\p{Script=Gujarati}]*”/gu;

/** The Latin words of a Gujarati text that are neither terms nor names. */
export function unknownWordsIn(text: string, findTerms: (text: string) => readonly Found[]): readonly string[] {
    const own = text.replaceAll(englishQuotation, " ");
    const rest = findTerms(own).reduceRight(
        (remainder, { start, text: { length } }) =>
            remainder.slice(0, start) + " ".repeat(length) + remainder.slice(start + length),
        own,
    );
    return rest.match(latinWord) ?? [];
}

/** The names that Gujarati texts write in Latin letters; the file groups them by kind. */
export function readNames(yaml: string): readonly string[] {
    return Object.values(z.record(z.string(), z.array(z.string().min(1))).parse(parse(yaml))).flat();
}

/** A finder of forms, each with itself as its id. */
export const finderOfForms = (forms: readonly string[]) => finderOf(forms.map((form) => ({ id: form, form })));
