import type { LanguageId } from "@callsheet/snippets";
import { type Colour, type Grammar, grammars } from "./grammars.ts";

/** A piece of code that has one colour; without one it is plain. */
export type Piece = { readonly text: string; readonly colour?: Colour };

/** Code as pieces of one colour each, which together are the code. */
export const coloured = (language: LanguageId, code: string): Piece[] => pieces(lexers[language], code);

/** A grammar whose patterns are one, so that a code is read once, from its beginning to its end. */
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
    const found: Piece[] = [];
    let end = 0;
    for (const { 0: text, index, groups } of code.matchAll(lexer.pattern)) {
        if (index > end) found.push({ text: code.slice(end, index) });
        const matched = lexer.grammar.find((_, order) => groups?.[`_${order}`] !== undefined);
        if (matched?.hole) found.push(...piecesWithHoles(lexer, matched.colour, matched.hole, text));
        else found.push(matched ? { text, colour: matched.colour } : { text });
        end = index + text.length;
    }
    if (end < code.length) found.push({ text: code.slice(end) });
    return found;
}

/** A string in whose holes code stands. */
function piecesWithHoles(lexer: Lexer, colour: Colour, hole: RegExp, text: string): Piece[] {
    // Between the parts that are the string's stand the holes' codes, which the pattern's group puts there.
    return text
        .split(hole)
        .flatMap((part, index) => (index % 2 === 0 ? [{ text: part, colour }] : pieces(lexer, part)))
        .filter(({ text: part }) => part !== "");
}
