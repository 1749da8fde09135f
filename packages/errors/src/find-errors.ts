/** Finds known errors in a text. Pure, and small enough for a page. The text is only searched, never run. */
import type { ErrorEntry } from "./entries/error-entry.ts";
import { allEntries, type ErrorId } from "./entries/error-groups.ts";

/** A matching line, or the part of a long line around the match, split into matching and other pieces. */
export type Reason = readonly {
    /** A piece of the line. */
    readonly text: string;
    /** Whether the error was recognised by this piece. */
    readonly isMatch: boolean;
}[];

/** An error that a text may report. */
export type Found = {
    /** Its id in the catalogue. */
    readonly id: ErrorId;
    /** Above 0; higher for a likelier error. */
    readonly score: number;
    /** What it was recognised by: lines of the text. */
    readonly reasons: readonly Reason[];
};

/** A message weighs more than a status and a name together; a name alone weighs least. */
const weights = { says: 8, status: 4, named: 3 };

/** Of a longer text we search only the beginning and the end: the message is there, the middle is a log. */
const maxCharacters = 20_000;

/**
 * Finds the errors that a text may report. The text is only searched; nothing is sent or kept.
 *
 * @param pasted any text: a message, a response body, a traceback. Of more than 20,000 characters the first and the last
 * 10,000 are read.
 * @returns the likeliest error first; equally likely ones in the order of the catalogue; none for a text without one
 * @example
 * import { findErrors } from "@callsheet/errors";
 *
 * const [found] = findErrors("openai.RateLimitError: Error code: 429");
 * console.log(found?.id); // too-many-requests
 */
export function findErrors(pasted: string): readonly Found[] {
    const text = withoutFrames(shortened(pasted));
    const statuses = statusesIn(text);
    return allEntries
        .map(([id, entry]) => ({ id, ...scoreOf(text, statuses, entry) }))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score);
}

function scoreOf(
    text: string,
    all: readonly Match[],
    { says = [], statuses = [], named = [] }: ErrorEntry,
): Omit<Found, "id"> {
    const message = says.map((pattern) => matchIn(text, anyCase(pattern))).filter(isDefined);
    const status = all.find(({ matched }) => statuses.includes(Number(matched)));
    const name = named.map((one) => matchIn(text, wholeWord(one))).find(isDefined);
    const longest = Math.max(0, ...message.map(({ matched }) => matched.length));
    const score =
        // Of two matching messages, the longer match wins, by less than a status would add.
        (message.length > 0 ? weights.says + Math.min(1, longest / 200) : 0) +
        (status ? weights.status : 0) +
        (name ? weights.named : 0);
    const matches = [message.toSorted((one, other) => other.matched.length - one.matched.length)[0], status, name];
    return { score, reasons: reasonsOf(text, matches.filter(isDefined)) };
}

type Match = { readonly at: number; readonly matched: string };

const isDefined = (match: Match | undefined): match is Match => match !== undefined;

function matchIn(text: string, form: RegExp): Match | undefined {
    const match = form.exec(text);
    return match && match[0] !== "" ? { at: match.index, matched: match[0] } : undefined;
}

/** Messages match in any case, line by line. */
const anyCase = ({ source }: RegExp): RegExp => new RegExp(source, "im");

/** Names match as whole words, case-sensitively. */
const wholeWord = (name: string): RegExp =>
    new RegExp(`(?<![A-Za-z0-9_])${name.replaceAll(/[^\w ]/g, "\\$&")}(?![A-Za-z0-9_])`);

/** A status follows a word such as "status", precedes its reason phrase, or begins a line; "line 404" is none. */
const statusForms = [
    /\b(?:status(?:[ _]?code)?|code|http(?:\/\d(?:\.\d)?)?|error|with|returned)\b["']?[ :=(]{0,3}["']?([1-5]\d\d)\b/gi,
    /\b([345]\d\d):? [A-Z][a-z]/g,
    /^[ \t]*(?:[\w.]{0,60}Error: ?)?([345]\d\d)\b(?![.,\w])/gm,
];

function statusesIn(text: string): readonly Match[] {
    return statusForms
        .flatMap((form) => [...text.matchAll(form)])
        .map(({ 0: match, 1: matched = "", index }) => ({ at: index + match.indexOf(matched), matched }));
}

/** Blanks out a traceback's stack frames: the names of files and functions must not match. */
function withoutFrames(text: string): string {
    return text.replaceAll(/^[ \t]*File "[^\n]*(?:\n {4,}[^\n]*){0,4}|^[ \t]+at [^\n]*|^-+> ?\d+ [^\n]*/gm, (frame) =>
        frame.replaceAll(/[^\n]/g, " "),
    );
}

const shortened = (text: string): string =>
    text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters / 2)}\n${text.slice(-maxCharacters / 2)}`;

const maxContext = 60;

/** The matching lines, each once. */
function reasonsOf(text: string, matches: readonly Match[]): readonly Reason[] {
    const byLine = Map.groupBy(matches, ({ at }) => text.lastIndexOf("\n", at - 1) + 1);
    return [...byLine].map(([line, some]) => reasonAt(text, line, some));
}

function reasonAt(text: string, line: number, matches: readonly Match[]): Reason {
    const inOrder = matches.toSorted((one, other) => one.at - other.at);
    const pieces: { text: string; isMatch: boolean }[] = [];
    let here = Math.max(line, (inOrder[0]?.at ?? 0) - maxContext);
    for (const { at, matched } of inOrder) {
        // A match within another one is already shown.
        const end = at + matched.length;
        if (end <= here) continue;
        pieces.push({ text: text.slice(here, Math.max(here, at)), isMatch: false });
        pieces.push({ text: text.slice(Math.max(here, at), end), isMatch: true });
        here = end;
    }
    const newline = text.indexOf("\n", here);
    pieces.push({
        text: text.slice(here, Math.min(newline < 0 ? text.length : newline, here + maxContext)),
        isMatch: false,
    });
    return pieces.filter((piece) => piece.text !== "");
}
