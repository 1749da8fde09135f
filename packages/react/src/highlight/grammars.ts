import type { LanguageId } from "@callsheet/snippets";

/** The kinds of tokens that have a colour; each is the name of a class, `code-string`. */
export type Colour = "comment" | "string" | "keyword" | "constant" | "function";

type Pattern = {
    readonly colour: Colour;
    readonly pattern: RegExp;
    /** Matches the code in a string's hole, in a capturing group; the string is split by it. */
    readonly hole?: RegExp;
};

/** The tokens of a language. Of several patterns that match at a position, the first wins. */
export type Grammar = readonly Pattern[];

const words = (list: string) => new RegExp(String.raw`(?<![.\w$])(?:${list.replaceAll(" ", "|")})(?![\w$])`);

const quoted = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/;
const number = /(?<![\w$])\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?(?![\w$])/;
/** The name of a function in a call. */
const calledName = /[A-Za-z_$][\w$]*(?=\()/;
const operators = /(?:[-+*%=<>!&|^~?]|\/(?![/*]))+/;
/** Tokens that Python and JavaScript share. */
const common: Grammar = [
    { colour: "constant", pattern: number },
    { colour: "function", pattern: calledName },
    { colour: "keyword", pattern: operators },
];

/** A command substitution in a shell string. */
const command = /(?<=\$\()([^()]*)(?=\))/;

/** The lexical grammar of each language, as far as our snippets use it. */
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
        // The built-in `input`, unless it is the name of an argument.
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
        // A regular expression can only be where a value can; elsewhere a slash divides.
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
        // A here-document, up to its delimiter.
        { colour: "string", pattern: /<<'?(?<mark>\w+)'?\n[\s\S]*?\n\k<mark>$/, hole: command },
        { colour: "string", pattern: /"(?:\\[\s\S]|\$\([^)]*\)|[^"\\])*"/, hole: command },
        { colour: "string", pattern: /'[^']*'|\$\w+|\$\{[^}]*\}/ },
        // A pattern of a `case`.
        { colour: "string", pattern: /(?<=^[ \t]*)[\w*]+(?: \| [\w*]+)*(?=\))/ },
        {
            colour: "keyword",
            pattern:
                /(?<=^|[\s;(])(?:if|then|elif|else|fi|while|until|for|in|do|done|case|esac|break|continue|-(?:eq|ne|lt|le|gt|ge))(?=[\s;)]|$)/,
        },
        // An option.
        { colour: "string", pattern: /(?<=\s)--?[A-Za-z][\w-]*/ },
        { colour: "constant", pattern: /(?<=[\s(])\d+(?:\.\d+)?(?=[\s)]|$)/ },
        // The name of a command.
        { colour: "function", pattern: /(?<=(?:^|[|;(]|\b(?:if|then|else|while|do))[ \t]*)[a-z][\w-]*(?=[\s;]|$)/ },
        { colour: "keyword", pattern: /[|&<>=]+/ },
    ],
};
