/** Reads an error's text as what it is: which lines speak, and what parts they have. Pure; the text is never run. */
/** A part of the text. */
export type Part = {
    /** Where it begins in `text`. */
    readonly at: number;
    /** The part itself. */
    readonly matched: string;
};

/** The parts of an error's text. */
export type ErrorText = {
    /** The whole text, without the colours of a terminal. Parts are places in it. */
    readonly whole: string;
    /** As long as `whole`, with spaces in the place of stack frames: names of files and functions say nothing. */
    readonly spoken: string;
    /** HTTP statuses. */
    readonly statuses: readonly Part[];
    /** The service's own codes and types, such as `rate_limit_exceeded`. */
    readonly codes: readonly Part[];
};

/** Of a longer text we read only the beginning and the end: the message is there, the middle is a log. */
const maxCharacters = 20_000;

/** The parts of an error's text. @param pasted any text; of more than 20,000 characters the first and last 10,000 are read */
export function readError(pasted: string): ErrorText {
    const whole = withoutColours(shortened(pasted));
    const spoken = framesAsSpaces(whole);
    return {
        whole,
        spoken,
        statuses: partsIn(spoken, statusForms),
        codes: partsIn(spoken, codeForms),
    };
}

const shortened = (text: string): string =>
    text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters / 2)}\n${text.slice(-maxCharacters / 2)}`;

/** Without the sequences by which notebooks and terminals colour a traceback. */
const withoutColours = (text: string): string =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals colour by control characters
    unescaped(text).replaceAll(/\u001b\[[\d;]*m|\r(?=\n)/g, "");

/** A traceback that was copied out of a notebook's file stands there as a string of JSON. */
const unescaped = (text: string): string =>
    /\\u001b\[/i.test(text)
        ? text
              .replaceAll(/\\u001b\[[\d;]*m/gi, "")
              .replaceAll("\\n", "\n")
              .replaceAll(/\\(["\\])/g, "$1")
        : text;

/** A status follows a word such as "status", precedes its reason phrase, or begins a line; "line 404" is none. */
const statusForms = [
    /\b(?:status(?:[ _]?code| of)?|code|http(?:\/\d(?:\.\d)?)?|error|success|with|returned|got|received)\b\\?["']?[ :=(]{0,3}\\?["']?([1-5]\d\d)\b/gi,
    /\b([345]\d\d):? [A-Z][a-z]/g,
    // As .NET, and so PowerShell, writes it in any language: (401) Unauthorized, 401 (Unauthorized).
    /(?:: |\W)\(([45]\d\d)\) /g,
    /\b([45]\d\d) \([A-Z][A-Za-z ]{2,30}\)/g,
    /^[ \t]*(?:[\w.]{0,60}Error: ?)?([345]\d\d)\b(?![.,\w])/gm,
];

/** The value of a field such as `code`, quoted in JSON, in Python or as Node prints it, also inside another string. */
const codeForms = [
    /\b(?:code|type|status|error_type|reason|title)\\?["']?\s{0,3}[:=]\s{0,3}\\?["']([A-Za-z][\w.-]{2,60})\\?["']/g,
];

/** The first group of each match, in the order of the text. */
const partsIn = (text: string, forms: readonly RegExp[]): readonly Part[] =>
    forms
        .flatMap((form) => [...text.matchAll(form)])
        .map(({ 0: match, 1: matched = "", index }) => ({ at: index + match.indexOf(matched), matched }))
        .toSorted((one, other) => one.at - other.at);

/** Frames as Python, Node, browsers and notebooks write them, with the source lines below each. */
const frames = [
    // Python: the file, and up to four indented lines of source and marks.
    /^[ \t|]*File "[^\n]*(?:\n[ |]{4,}[^\n]*){0,4}/gm,
    // Node and Chromium; Firefox and Safari.
    /^[ \t]+at [^\n]*/gm,
    /^[\w$./<>]{0,80}@(?:https?|file|node):[^\n]*:\d+:\d+$/gm,
    // The line of source that Node shows above an uncaught error.
    /^(?:file:\/\/|\/|[A-Z]:\\|node:)[^\n]{1,300}:\d+\n[^\n]*\n\s*\^+\s*$/gm,
];

/** A notebook numbers the lines of source, and points at one of them. */
const notebookFrames = [
    /^(?:Cell In ?\[[^\n]*|File [^\n]{1,300}:\d+, in [^\n]*|[^\n]{1,300} in <?[\w.]+>?\([^\n]*\))$/gm,
    /^(?:-+> ?\d+|[ ]+\d+)(?: [^\n]*)?$/gm,
];
const isNotebook = /^(?:-+> ?\d+ |Cell In ?\[|<ipython-input|Input In \[)/m;

/** The same text with spaces in the place of frames, so that places in it stay the same. */
const framesAsSpaces = (text: string): string =>
    [...frames, ...(isNotebook.test(text) ? notebookFrames : [])].reduce(
        (rest, form) => rest.replaceAll(form, (frame) => frame.replaceAll(/[^\n]/g, " ")),
        text,
    );
