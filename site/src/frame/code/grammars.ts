import type { LanguageId } from "@callsheet/snippets";

/** What is coloured in code; the colours are in styles/code.css. */
export type Colour = "comment" | "string" | "keyword" | "constant" | "function";

type Pattern = {
    readonly colour: Colour;
    readonly pattern: RegExp;
    /** What is code again in a string, in a group: it is what a text is split by. */
    readonly hole?: RegExp;
};

/** How the pieces of a language are told apart: of the patterns that match at a place, the first colours what it matches. */
export type Grammar = readonly Pattern[];

const words = (list: string) => new RegExp(String.raw`(?<![.\w$])(?:${list.replaceAll(" ", "|")})(?![\w$])`);

const quoted = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/;
const number = /(?<![\w$])\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?(?![\w$])/;
/** A name that is called. */
const called = /[A-Za-z_$][\w$]*(?=\()/;
const operators = /(?:[-+*%=<>!&|^~?]|\/(?![/*]))+/;
/** What Python and JavaScript have in common. */
const common: Grammar = [
    { colour: "constant", pattern: number },
    { colour: "function", pattern: called },
    { colour: "keyword", pattern: operators },
];

/** In a shell's string. */
const command = /(?<=\$\()([^()]*)(?=\))/;

/** The lexical part of each language, which is all that colours need, as far as programs that send requests go. */
export const grammars: Readonly<Record<LanguageId, Grammar>> = {
    python: [
        { colour: "comment", pattern: /#.*/ },
        { colour: "string", pattern: /\bf"(?:\\.|[^"\\\n])*"|\bf'(?:\\.|[^'\\\n])*'/, hole: /(?<=\{)([^{}]*)(?=\})/ },
        {
            colour: "string",
            pattern: new RegExp(String.raw`(?:\b[rbu]{1,2})?(?:"""[\s\S]*?"""|'''[\s\S]*?'''|${quoted.source})`),
        },
        {
            colour: "keyword",
            pattern: words(
                "and as assert async await break class continue def del elif else except finally for from global if import " +
                    "in is lambda nonlocal not or pass raise return try while with yield",
            ),
        },
        { colour: "constant", pattern: words("True False None") },
        // The name of a function that Python has itself, unless it is an argument's.
        { colour: "function", pattern: /(?<![.\w]|def \w+\()input(?![\w=])/ },
        ...common,
    ],
    js: [
        { colour: "comment", pattern: /\/\/.*|\/\*[\s\S]*?\*\// },
        {
            colour: "string",
            pattern: /`(?:\\[\s\S]|\$\{(?:[^{}`]|`[^`]*`)*\}|[^`\\])*`/,
            hole: /(?<=\$\{)((?:[^{}`]|`[^`]*`)*)(?=\})/,
        },
        { colour: "string", pattern: quoted },
        // A regular expression stands where a value does; elsewhere a slash divides.
        {
            colour: "string",
            pattern: /(?<=(?:^|[(,=:[!&|?{};])\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/,
        },
        {
            colour: "keyword",
            pattern: words(
                "as async await break case catch class const continue default delete do else export extends finally for from " +
                    "function(?!:) if import in instanceof let new of return static switch throw try typeof var void while yield",
            ),
        },
        { colour: "constant", pattern: words("true false null undefined") },
        ...common,
    ],
    sh: [
        { colour: "comment", pattern: /(?<=^|\s)#.*/ },
        // A text that is given to a command, up to the line of its mark.
        { colour: "string", pattern: /<<'?(?<mark>\w+)'?\n[\s\S]*?\n\k<mark>$/, hole: command },
        { colour: "string", pattern: /"(?:\\[\s\S]|\$\([^)]*\)|[^"\\])*"/, hole: command },
        { colour: "string", pattern: /'[^']*'|\$\w+|\$\{[^}]*\}/ },
        // A case of several.
        { colour: "string", pattern: /(?<=^[ \t]*)[\w*]+(?: \| [\w*]+)*(?=\))/ },
        {
            colour: "keyword",
            pattern:
                /(?<=^|[\s;(])(?:if|then|elif|else|fi|while|until|for|in|do|done|case|esac|break|continue|-(?:eq|ne|lt|le|gt|ge))(?=[\s;)]|$)/,
        },
        // An option.
        { colour: "string", pattern: /(?<=\s)--?[A-Za-z][\w-]*/ },
        { colour: "constant", pattern: /(?<=[\s(])\d+(?:\.\d+)?(?=[\s)]|$)/ },
        // A command, where one begins.
        { colour: "function", pattern: /(?<=(?:^|[|;(]|\b(?:if|then|else|while|do))[ \t]*)[a-z][\w-]*(?=[\s;]|$)/ },
        { colour: "keyword", pattern: /[|&<>=]+/ },
    ],
};
