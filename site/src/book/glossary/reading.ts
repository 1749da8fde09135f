/** What of a text a reader reads, and which of its words are not words of the book. */

import { z } from "astro/zod";
import { parse } from "yaml";
import { readHead } from "../course/head.ts";
import { isComponent, readText } from "../course/read-text.ts";
import { type Found, finderOf } from "./find-terms.ts";

const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, " ");

/** All that is read of a text, piece by piece: its head, its headings, its prose and its questions, and no code. */
export function textsIn(markdown: string, file: string): readonly string[] {
    const { head, headings, prose, items } = readText(markdown, file);
    const { title, description, needs = "" } = readHead(head, { file, line: 1 });
    const questions = items.filter(isComponent).map(({ properties }) => properties["question"] ?? "");
    return [title, description, needs, ...headings.map(({ text }) => text), ...prose, ...questions].map(withoutCode);
}

/** A word in Latin letters, a name with hyphens or an address, as one. */
const latinWord = /\p{Script=Latin}(?:[\p{Script=Latin}\p{M}\p{N}'’.:/_-]*[\p{Script=Latin}\p{N}])?/gu;

/** What somebody says, or types, in English. */
const englishQuotation = /“[^”\p{Script=Gujarati}]*”/gu;

/** The Latin words of a Gujarati text that are neither terms nor names. */
export function strangersIn(text: string, known: (text: string) => readonly Found[]): readonly string[] {
    const own = text.replaceAll(englishQuotation, " ");
    const rest = known(own).reduceRight(
        (left, { start, text: { length } }) => left.slice(0, start) + " ".repeat(length) + left.slice(start + length),
        own,
    );
    return rest.match(latinWord) ?? [];
}

/** The names that Gujarati texts write in Latin letters, by what they are names of. */
export function readNames(yaml: string): readonly string[] {
    return Object.values(z.record(z.string(), z.array(z.string().min(1))).parse(parse(yaml))).flat();
}

/** Finds forms, each of which is its own id. */
export const finderOfForms = (forms: readonly string[]) => finderOf(forms.map((form) => ({ id: form, form })));
