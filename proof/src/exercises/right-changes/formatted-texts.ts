/** The f-strings of a program, written in other ways. */
import { mapTokens, textOf, tokensOf } from "./tokens.ts";

/** A formatted text: its quotation mark, and its parts in order. */
type Formatted = {
    readonly quote: string;
    readonly parts: readonly (string | { readonly expression: string; readonly format: string })[];
};

/** Reads `f"{a}: {b:.2f}"`; undefined for other prefixes, three quotation marks, and what is nested. */
export function readFormatted(text: string): Formatted | undefined {
    const [, quote, inner] = /^f("|')(?!\1\1)(.*)\1$/.exec(text) ?? [];
    if (quote === undefined || inner === undefined || inner.includes("\\")) return undefined;
    const parts = [...inner.matchAll(/\{\{|\}\}|\{([^{}]*)\}|[^{}]+/g)].map(({ 0: part, 1: hole }) => {
        if (hole === undefined) return part;
        const tokens = tokensOf(hole);
        const at = tokens.findIndex((token) => [":", "!"].includes(token.text) && token.depth === 0);
        const expression = at < 0 ? tokens : tokens.slice(0, at);
        return { expression: textOf(expression), format: at < 0 ? "" : textOf(tokens.slice(at)) };
    });
    return { quote, parts };
}

/** Writes formatted texts in another way, except beside another text, with which they are one. */
export const reformatted = (write: (formatted: Formatted) => string | undefined) => (program: string) =>
    mapTokens(program, ({ kind, text }, before, after) => {
        const isJoined = [before, after].some((other) => other?.kind === "text" || other?.kind === "formatted");
        const formatted = kind === "formatted" && !isJoined ? readFormatted(text) : undefined;
        return (formatted && write(formatted)) ?? text;
    });

export function asFormat({ quote, parts }: Formatted): string {
    const format = parts.map((part) => (typeof part === "string" ? part : `{${part.format}}`)).join("");
    const values = parts.flatMap((part) => (typeof part === "string" ? [] : [part.expression]));
    return `${quote}${format}${quote}.format(${values.join(", ")})`;
}

export function asSum({ quote, parts }: Formatted): string | undefined {
    const isPlain = parts.every((part) => typeof part === "string" || part.format === "");
    if (!isPlain || parts.length === 0) return undefined;
    const pieces = parts.map((part) =>
        typeof part === "string"
            ? `${quote}${part.replace("{{", "{").replace("}}", "}")}${quote}`
            : `str(${part.expression})`,
    );
    return `(${pieces.join(" + ")})`;
}
