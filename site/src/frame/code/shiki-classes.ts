import type { Element } from "hast";
import { createCssVariablesTheme } from "shiki/core";

/** A colour in the `style` of Shiki's spans: a variable of `styles/code.css`. */
const colourStyle = /^color:var\(--code-(?:token-)?([a-z-]+)\)$/;

type Transformer = {
    readonly name: string;
    readonly span: (span: Element) => void;
    readonly pre: (pre: Element) => void;
};

/**
 * Makes Shiki set the same classes as `@callsheet/react/highlight` instead of inline styles, which a strict Content-Security-Policy
 * ignores.
 */
export const shikiClasses: Transformer = {
    name: "classes-of-colours",
    span(span) {
        const { style, ...properties } = span.properties;
        if (style === undefined) return;
        const colour = typeof style === "string" ? colourStyle.exec(style)?.[1] : undefined;
        if (colour === undefined) throw new Error(`styles/code.css has no class for the style ${style}.`);
        // The default colour of code needs no class.
        span.properties = colour === "foreground" ? properties : { ...properties, class: `code-${colour}` };
    },
    pre(pre) {
        const { style: _, ...properties } = pre.properties;
        pre.properties = properties;
    },
};

/** Uses the variables of styles/code.css as colours, so that both themes share one HTML. */
export const codeTheme = createCssVariablesTheme({ name: "callsheet", variablePrefix: "--code-" });
