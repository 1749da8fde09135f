/** Colours for the code of snippets, without React. */
import type { LanguageId } from "@callsheet/snippets";
import { type Colour, type Grammar, grammars } from "./grammars.ts";

export type { Colour };

/** A piece of code in one colour; plain if it has none. */
export type Piece = {
    /** The code, as it was given. */
    readonly text: string;
    /** The kind of token. Absent for plain code. */
    readonly colour?: Colour;
};

/**
 * Splits code into pieces of one colour each; joined, they are the code. It knows the code of snippets: Python,
 * JavaScript and shell as the templates write them.
 *
 * @param language the language of the code: `python`, `js` or `sh`
 * @param code any text
 * @returns the pieces, in order
 * @example
 * import { highlight } from "@callsheet/react/highlight";
 *
 * const pieces = highlight("python", 'print("Hello")');
 */
export const highlight = (language: LanguageId, code: string): Piece[] => pieces(lexers[language], code);

/** A grammar with its patterns combined into one, so that code is scanned once. */
type Lexer = { readonly grammar: Grammar; readonly pattern: RegExp };

const lexerOf = (grammar: Grammar): Lexer => ({
    grammar,
    pattern: new RegExp(grammar.map(({ pattern }, index) => `(?<_${index}>${pattern.source})`).join("|"), "gm"),
});

const lexers: Readonly<Record<LanguageId, Lexer>> = {
    python: lexerOf(grammars.python),
    js: lexerOf(grammars.js),
    sh: lexerOf(grammars.sh),
};

function pieces(lexer: Lexer, code: string): Piece[] {
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: text, index, groups } of code.matchAll(lexer.pattern)) {
        if (index > end) pieces.push({ text: code.slice(end, index) });
        const rule = lexer.grammar.find((_, order) => groups?.[`_${order}`] !== undefined);
        if (rule?.hole) pieces.push(...piecesWithHoles(lexer, rule.colour, rule.hole, text));
        else pieces.push(rule ? { text, colour: rule.colour } : { text });
        end = index + text.length;
    }
    if (end < code.length) pieces.push({ text: code.slice(end) });
    return pieces;
}

/** The pieces of a string with code in its holes. */
function piecesWithHoles(lexer: Lexer, colour: Colour, hole: RegExp, text: string): Piece[] {
    // `split` with a capturing group alternates parts of the string and the code of the holes.
    return text
        .split(hole)
        .flatMap((part, index) => (index % 2 === 0 ? [{ text: part, colour }] : pieces(lexer, part)))
        .filter(({ text: part }) => part !== "");
}
