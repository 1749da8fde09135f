import type { Element } from "hast";

/** A colour as Shiki writes it into its spans: the name of a variable of `styles/code.css`. */
const written = /^color:var\(--code-(?:token-)?([a-z-]+)\)$/;

type Transformer = {
    readonly name: string;
    readonly span: (span: Element) => void;
    readonly pre: (pre: Element) => void;
};

/**
 * Has Shiki name its colours by the classes that `coloured.ts` names them by: what is written into an element itself, a
 * strict Content-Security-Policy leaves out.
 */
export const classesOfColours: Transformer = {
    name: "classes-of-colours",
    span(span) {
        const { style, ...properties } = span.properties;
        if (style === undefined) return;
        const colour = typeof style === "string" ? written.exec(style)?.[1] : undefined;
        if (colour === undefined) throw new Error(`styles/code.css has no class for the style ${style}.`);
        // What has the colour of all code needs no class.
        span.properties = colour === "foreground" ? properties : { ...properties, class: `code-${colour}` };
    },
    pre(pre) {
        const { style: _, ...properties } = pre.properties;
        pre.properties = properties;
    },
};
