/** Finds known errors in a text. Pure, and small enough for a page. The text is only searched, never run. */
import type { ErrorEntry } from "./entries/error-entry.ts";
import { allEntries, type ErrorId } from "./entries/error-groups.ts";
import { type ErrorText, type Part, readError } from "./read/error-text.ts";

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

/** The order of strength. Each weighs more than all those behind it together, so that they only decide between equals. */
const weights = { code: 128, messageInContext: 48, says: 24, hint: 12, named: 6, status: 3, family: 1 };

/** How the text may be shown. */
export type FindOptions = {
    /** Takes out of the text what others may not see, before lines of it are quoted. Default: nothing is taken out. */
    readonly redact?: (text: string) => string;
};

/**
 * Finds the errors that a text may report. The text is only searched; nothing is sent or kept.
 *
 * @param pasted any text: a message, a response body, a traceback. Of more than 20,000 characters the first and the last
 * 10,000 are read.
 * @param options.redact what to do with the text before lines of it are quoted in the reasons; default nothing. Errors are
 * recognised by the text as it is, because a message about a key may look like one.
 * @returns the likeliest error first; equally likely ones in the order of the catalogue; none for a text without one
 * @example
 * import { findErrors } from "@callsheet/errors";
 *
 * const [found] = findErrors("openai.RateLimitError: Error code: 429");
 * console.log(found?.id); // too-many-requests
 */
export function findErrors(pasted: string, { redact }: FindOptions = {}): readonly Found[] {
    const text = readError(pasted);
    const shown = redact ? readError(redact(pasted)) : text;
    return allEntries
        .map(([id, entry]) => ({ id, entry, matches: matchesIn(text, entry) }))
        .map((one) => ({ ...one, score: scoreOf(one.matches) }))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score)
        .map(({ id, entry, matches, score }) => {
            const reasons = reasonsOf(shown.spoken, partsOf(matchesIn(shown, entry)));
            return { id, score, reasons: reasons.length > 0 ? reasons : linesOf(text, shown, partsOf(matches)) };
        });
}

const partsOf = (matches: Matches): readonly Part[] => Object.values(matches).filter(isDefined);

/** The lines by which the error was recognised, as they are shown, if what was recognised was taken out of them. */
const linesOf = (text: ErrorText, shown: ErrorText, [first]: readonly Part[]): readonly Reason[] => {
    const line = shown.spoken.split("\n")[text.spoken.slice(0, first?.at ?? 0).split("\n").length - 1]?.trim() ?? "";
    return line === "" ? [] : [[{ text: line.slice(0, 3 * maxContext), isMatch: false }]];
};

type Matches = { readonly [Kind in keyof typeof weights]?: Part | undefined };

/** The parts of the text by which it may be the entry's error, by their kind. */
function matchesIn({ whole, spoken, statuses, codes }: ErrorText, entry: ErrorEntry): Matches {
    if (entry.unless?.some((pattern) => anyCase(pattern).test(whole))) return {};
    const messages = (patterns: readonly RegExp[] = []) =>
        byLength(patterns.map((pattern) => matchIn(spoken, anyCase(pattern))).filter(isDefined));
    const there = entry.messageInContext?.filter((one) => anyCase(one.there).test(whole)).map((one) => one.says) ?? [];
    const [says] = messages([...there, ...(entry.says ?? [])]);
    return {
        code: codes.find(({ matched }) => entry.codes?.includes(matched)),
        messageInContext: messages(there)[0],
        says,
        // What others share decides nothing between two whose own messages match.
        hint: says ? undefined : messages(entry.hints)[0],
        named: nameIn(spoken, entry.named),
        status: statuses.find(({ matched }) => entry.statuses?.includes(Number(matched))),
        family: nameIn(spoken, entry.families),
    };
}

/** The sum of the weights. Of two messages of the same strength the longer one says more. */
const scoreOf = (matches: Matches): number =>
    Object.entries(weights).reduce((sum, [kind, weight]) => sum + (matches[kind as keyof Matches] ? weight : 0), 0) +
    Math.min(1, (matches.says?.matched.length ?? 0) / 200);

const isDefined = (match: Part | undefined): match is Part => match !== undefined;

const byLength = (matches: readonly Part[]): readonly Part[] =>
    matches.toSorted((one, other) => other.matched.length - one.matched.length);

function matchIn(text: string, form: RegExp): Part | undefined {
    const match = form.exec(text);
    return match && match[0] !== "" ? { at: match.index, matched: match[0] } : undefined;
}

/**
 * Messages match in any case, line by line, and over the line breaks that a console has put in the place of their spaces.
 * Each pattern is made once, when a text is first searched.
 */
function anyCase(pattern: RegExp): RegExp {
    const made = inAnyCase.get(pattern) ?? new RegExp(pattern.source.replaceAll(spaces, "\\s{1,80}"), "im");
    inAnyCase.set(pattern, made);
    return made;
}

const inAnyCase = new WeakMap<RegExp, RegExp>();

/** Spaces of a pattern, outside of a set of characters and without a count of their own. */
const spaces = /(?<!\[[^\]]*) (?![?*+{])/g;

const nameIn = (text: string, names: readonly string[] = []): Part | undefined =>
    names.map((name) => matchIn(text, wholeWord(name))).find(isDefined);

/** Names match as whole words, case-sensitively. */
const wholeWord = (name: string): RegExp =>
    new RegExp(`(?<![A-Za-z0-9_])${name.replaceAll(/[^\w ]/g, "\\$&")}(?![A-Za-z0-9_])`);

const maxContext = 60;

/** The matching lines, each once. */
function reasonsOf(text: string, matches: readonly Part[]): readonly Reason[] {
    const byLine = Map.groupBy(matches, ({ at }) => text.lastIndexOf("\n", at - 1) + 1);
    return [...byLine].map(([line, some]) => reasonAt(text, line, some));
}

function reasonAt(text: string, line: number, matches: readonly Part[]): Reason {
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
