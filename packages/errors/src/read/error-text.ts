/** Reads an error's text as what it is: which lines speak, and what parts they have. Pure; the text is never run. */
import { framesAsSpaces } from "./frames.ts";
import { type Setting, settingOf } from "./setting.ts";

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
    /** Classes of exceptions, with their modules: `openai.RateLimitError`. The last one ended the program. */
    readonly exceptions: readonly Part[];
    /** HTTP statuses. */
    readonly statuses: readonly Part[];
    /** The service's own codes and types, such as `rate_limit_exceeded`. */
    readonly codes: readonly Part[];
    /** Names of hosts. */
    readonly hosts: readonly Part[];
    /** The language, library, shell, system and place that it is from. */
    readonly setting: Setting;
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
        exceptions: partsIn(spoken, exceptionForms),
        statuses: partsIn(spoken, statusForms),
        codes: partsIn(spoken, codeForms),
        hosts: partsIn(spoken, hostForms),
        setting: settingOf(whole),
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

/** `openai.RateLimitError`, `KeyError`, `StopIteration`; in JavaScript also `DOMException [AbortError]`. */
const exceptionForms = [
    /(?<![\w.])((?:[a-z_]\w*\.){0,6}[A-Z]\w{0,60}(?:Error|Exception|Timeout|Interrupt|Iteration|Warning|RemovedInV1)\w{0,4})\b/g,
];

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

const hostForms = [
    /\b(?:https?|wss?):\/\/([\w.-]{1,200})/g,
    /\b(?:ENOTFOUND|EAI_AGAIN|resolve host:|host=')\s?([\w.-]{1,200})/g,
];

/** The first group of each match, in the order of the text. */
const partsIn = (text: string, forms: readonly RegExp[]): readonly Part[] =>
    forms
        .flatMap((form) => [...text.matchAll(form)])
        .map(({ 0: match, 1: matched = "", index }) => ({ at: index + match.indexOf(matched), matched }))
        .toSorted((one, other) => one.at - other.at);
