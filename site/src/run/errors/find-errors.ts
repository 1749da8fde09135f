/** Which errors a text tells of: pure, and light enough for a page. The text is searched, never run or shown as HTML. */
import type { Telling } from "../../words/errors/entry.ts";

/** A line of the text that told, or the middle of a long one: in turn what told nothing and what told. */
export type Reason = readonly { readonly text: string; readonly told: boolean }[];

export type Found = { readonly id: string; readonly score: number; readonly reasons: readonly Reason[] };

/** A message says more than a status with a name beside it; a name alone says the least. */
const weights = { says: 8, status: 4, named: 3 };

/** Of a longer text the beginning and the end are read: there the message stands, and between them a log. */
const mostCharacters = 20_000;

/**
 * The errors that a text tells of, the likeliest first; of equals, the one that stands first in the list.
 * @param pasted any text: a message, a response's body, a traceback
 */
export function findErrors(pasted: string, entries: readonly Telling[]): readonly Found[] {
    const text = withoutFrames(shortened(pasted));
    const statuses = statusesIn(text);
    return entries
        .map((entry) => found(text, statuses, entry))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score);
}

function found(text: string, statuses: readonly Place[], { id, says, statuses: own, named }: Telling): Found {
    const message = says.map((pattern) => placeOf(text, anyCase(pattern))).filter(isThere);
    const status = statuses.find(({ said }) => own.includes(Number(said)));
    const name = named.map((one) => placeOf(text, wholeWord(one))).find(isThere);
    const longest = Math.max(0, ...message.map(({ said }) => said.length));
    const score =
        // Of two messages that fit, the one that accounts for more of the text; which never outweighs a status.
        (message.length > 0 ? weights.says + Math.min(1, longest / 200) : 0) +
        (status ? weights.status : 0) +
        (name ? weights.named : 0);
    const places = [message.toSorted((one, other) => other.said.length - one.said.length)[0], status, name];
    return { id, score, reasons: reasonsOf(text, places.filter(isThere)) };
}

type Place = { readonly at: number; readonly said: string };

const isThere = (place: Place | undefined): place is Place => place !== undefined;

function placeOf(text: string, form: RegExp): Place | undefined {
    const match = form.exec(text);
    return match && match[0] !== "" ? { at: match.index, said: match[0] } : undefined;
}

/** What a message says is looked for in any case, and line by line. */
const anyCase = ({ source }: RegExp): RegExp => new RegExp(source, "im");

/** A name is looked for as it is written. */
const wholeWord = (name: string): RegExp =>
    new RegExp(`(?<![A-Za-z0-9_])${name.replaceAll(/[^\w ]/g, "\\$&")}(?![A-Za-z0-9_])`);

/** A status stands behind a word that says that it is one, before its phrase, or at the head of a line; not in "line 404". */
const statusForms = [
    /\b(?:status(?:[ _]?code)?|code|http(?:\/\d(?:\.\d)?)?|error|with|returned)\b["']?[ :=(]{0,3}["']?([1-5]\d\d)\b/gi,
    /\b([345]\d\d):? [A-Z][a-z]/g,
    /^[ \t]*(?:[\w.]{0,60}Error: ?)?([345]\d\d)\b(?![.,\w])/gm,
];

function statusesIn(text: string): readonly Place[] {
    return statusForms
        .flatMap((form) => [...text.matchAll(form)])
        .map(({ 0: whole, 1: said = "", index }) => ({ at: index + whole.indexOf(said), said }));
}

/** The lines of a traceback that say where it happened, blotted out: the names of files and functions tell nothing. */
function withoutFrames(text: string): string {
    return text.replaceAll(/^[ \t]*File "[^\n]*(?:\n {4,}[^\n]*){0,4}|^[ \t]+at [^\n]*|^-+> ?\d+ [^\n]*/gm, (frame) =>
        frame.replaceAll(/[^\n]/g, " "),
    );
}

const shortened = (text: string): string =>
    text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters / 2)}\n${text.slice(-mostCharacters / 2)}`;

const lineRoom = 60;

/** The lines that told, each once. */
function reasonsOf(text: string, places: readonly Place[]): readonly Reason[] {
    const byLine = Map.groupBy(places, ({ at }) => text.lastIndexOf("\n", at - 1) + 1);
    return [...byLine].map(([line, some]) => reasonAt(text, line, some));
}

function reasonAt(text: string, line: number, places: readonly Place[]): Reason {
    const sorted = places.toSorted((one, other) => one.at - other.at);
    const pieces: { text: string; told: boolean }[] = [];
    let here = Math.max(line, (sorted[0]?.at ?? 0) - lineRoom);
    for (const { at, said } of sorted) {
        // What lies within another has been shown with it.
        const end = at + said.length;
        if (end <= here) continue;
        pieces.push({ text: text.slice(here, Math.max(here, at)), told: false });
        pieces.push({ text: text.slice(Math.max(here, at), end), told: true });
        here = end;
    }
    const newline = text.indexOf("\n", here);
    pieces.push({
        text: text.slice(here, Math.min(newline < 0 ? text.length : newline, here + lineRoom)),
        told: false,
    });
    return pieces.filter((piece) => piece.text !== "");
}
