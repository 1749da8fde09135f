import { readFileSync } from "node:fs";
import type { HastNode, HastPluginDefinition, HastVisitorContext, PluginFactoryContext } from "satteri";
import { anchorOf, formsOf, readTerms, type Term } from "./terms.ts";

/** The ids of the glossary terms that a chapter uses, in text order. */
export type Marked = { readonly terms?: readonly string[] };

const chapter = /\/content\/(?<language>[^/]+)\/course\/[^/]+\/[^/]+\.mdx$/;

/** Marks the terms of a chapter from the glossary of its language, and puts their ids into its frontmatter. */
export function markTermsOfChapter({ fileURL, data }: PluginFactoryContext): HastPluginDefinition | undefined {
    if (!fileURL || !chapter.test(fileURL.pathname)) return undefined;
    const glossary = glossaryOf(readFileSync(new URL("../../glossary/terms.yaml", fileURL), "utf8"));
    const markedIds: string[] = [];
    if (data.astro) Object.assign(data.astro.frontmatter, { terms: markedIds } satisfies Marked);
    return markWith(glossary, markedIds);
}

type Glossary = { readonly find: (text: string) => readonly Found[]; readonly everyday: ReadonlySet<string> };

const glossaries = new Map<string, Glossary>();

/** Cached: the chapters of a language share one glossary. */
function glossaryOf(yaml: string): Glossary {
    const glossary = glossaries.get(yaml) ?? glossaryFrom(readTerms(yaml));
    glossaries.set(yaml, glossary);
    return glossary;
}

const glossaryFrom = (terms: readonly Term[]): Glossary => ({
    find: finderOf(terms.flatMap((term) => formsOf(term).map((form) => ({ id: term.id, form })))),
    everyday: new Set(terms.filter((term) => term.everyday).map(({ id }) => id)),
});

/** Turns the first use of each term into a link to its meaning. @param markedIds receives the ids of the marked terms */
export const markTerms = (terms: readonly Term[], markedIds: string[]): HastPluginDefinition =>
    markWith(glossaryFrom(terms), markedIds);

function markWith({ find, everyday }: Glossary, markedIds: string[]): HastPluginDefinition {
    let sections = 0;
    return {
        name: "mark-terms",
        element: {
            filter: ["h2"],
            visit: () => {
                sections += 1;
            },
        },
        text(node, context) {
            const place = placeOf(node, context);
            // The first section introduces the chapter; terms are marked where they are used. (Also, a link there could
            // shift the first visible lines when fonts load.)
            if (place === "unmarked" || sections === 1) return;
            const parts: HastNode[] = [];
            let from = 0;
            for (const term of find(node.value)) {
                // A term alone in bold is being explained. Other bold text is a label of a user interface, or a
                // sentence.
                const isDefined = place === "bold" && term.text === node.value.trim();
                if (markedIds.includes(term.id) || !(isDefined || (place === "plain" && !everyday.has(term.id))))
                    continue;
                markedIds.push(term.id);
                parts.push({ type: "text", value: node.value.slice(from, term.start) }, linkTo(term));
                from = term.start + term.text.length;
            }
            if (parts.length > 0)
                context.replaceNode(node, [...parts, { type: "text", value: node.value.slice(from) }]);
        },
    };
}

/** Elements without marks: headings, links, code and table heads. Components have none either. */
const unmarked: ReadonlySet<string> = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "a", "code", "pre", "th"]);

function placeOf(node: Readonly<HastNode>, context: HastVisitorContext): "unmarked" | "bold" | "plain" {
    let place: "bold" | "plain" = "plain";
    for (let parent = context.parent(node); parent; parent = context.parent(parent as HastNode)) {
        const type: string = parent.type;
        if (type.startsWith("mdxJsx")) return "unmarked";
        if (parent.type !== "element") continue;
        if (unmarked.has(parent.tagName)) return "unmarked";
        if (parent.tagName === "strong") place = "bold";
    }
    return place;
}

/** Without a class: the component that renders links does not receive one. */
const linkTo = ({ id, text }: Found): HastNode => ({
    type: "element",
    tagName: "a",
    properties: { dataTerm: "", href: `#${anchorOf(id)}` },
    children: [{ type: "text", value: text }],
});

/** Finds listed words in a text: the terms of the glossary, or the words to avoid. */

export type Found = {
    readonly id: string;
    /** As written in the text, with its ending. */
    readonly text: string;
    readonly start: number;
};

/** A word to find, with the id of its term. */
type Sought = { readonly id: string; readonly form: string };

/** An English plural. */
const plural = "(?:e?s)?";

/** Suffixes of a Gujarati noun: plural, then case, then emphasis. */
const gujaratiEnding = "(?:ઓ|ો|ે)?(?:ને|એ|થી|(?:માં)?(?:ન(?:ો|ી|ું|ા|ાં))|માં(?:થી)?|ન(?:ા|ાં)?થી|વાળ(?:ો|ી|ું|ા|ાં))?(?:ય|જ)?";

/** Letters, marks, digits and joiners belong to a word, and so does a hyphen or a dot between them. */
const before = "(?<![\\p{L}\\p{M}\\p{N}_\\u200c\\u200d])(?<![\\p{L}\\p{M}\\p{N}][-.])";
const after = "(?![\\p{L}\\p{M}\\p{N}_\\u200c\\u200d]|[-.][\\p{L}\\p{N}])";

/** The pattern of a form: with endings, and across line breaks. */
const patternOf = (form: string): string => {
    const words = form.split(/\s+/).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return words.join("\\s+") + (/\p{Script=Latin}$/u.test(form) ? plural : "") + gujaratiEnding;
};

/**
 * Returns a function that finds words in a text, in order; of two that begin at the same position, the longer.
 * @param sought each form once
 */
export function finderOf(sought: readonly Sought[]): (text: string) => readonly Found[] {
    if (sought.length === 0) return () => [];
    const longestFirst = sought.toSorted((one, other) => other.form.length - one.form.length);
    const forms = longestFirst.map(({ form }) => `(${patternOf(form)})`);
    const pattern = new RegExp(`${before}(?:${forms.join("|")})${after}`, "giu");
    return (text) =>
        [...text.matchAll(pattern)].flatMap(({ 0: match, index, ...groups }) => {
            const which = longestFirst.find((_, number) => groups[number + 1] !== undefined);
            return which ? [{ id: which.id, text: match, start: index }] : [];
        });
}
