/**
 * Regular expressions of a caller's schema. None is given to an engine that backtracks, which may never end on it: a text
 * that matches is made from the expression itself.
 */

/** Limits in UTF-16 code units: of an expression, and of a text that is made. */
const [maxSource, maxMade] = [1000, 10_000];
const maxDepth = 20;

/** Whether any text on one line matches. */
export const matchesAnything = (source: string): boolean => /^(?:\^?\.[*+]\$?)?$/.test(source);

/**
 * A text that matches: the first alternatives, with as few repetitions as may be.
 *
 * @returns undefined for an expression that is not simple (literals, classes, groups, alternatives, repetitions)
 */
export function textOfPattern(source: string): string | undefined {
    try {
        return source.length > maxSource ? undefined : sampleOf(source);
    } catch {
        return undefined; // Not simple, no expression, or too long a text.
    }
}

/** What may stand in an expression. An escape is a kind of letters, a letter that cannot be seen, or a sign. */
const escaped = "\\\\(?:[dDwWsStnr]|[^\\p{L}\\p{N}])";
const edge = /^(?:[\^$]|\\b)/;
const group = /^\((?:\?:|(?!\?))/;
const letters = new RegExp(`^(?:\\.|${escaped}|\\[(?:${escaped}|[^\\]\\\\])+\\])`, "u");
const letter = /^[^\\^$.|()[*+?{]/u;
/** A lazy quantifier matches the same texts. */
const quantifier = /^(?:[*+?]|\{\d{1,4}(?:,\d{0,4})?\})\??/;

/** @throws Error for an expression that is not simple, or whose text would be too long */
function sampleOf(source: string): string {
    let rest = source;
    const take = (form: RegExp): string | undefined => {
        const [text] = form.exec(rest) ?? [];
        rest = rest.slice(text?.length ?? 0);
        return text;
    };
    const text = alternatives(0);
    if (rest !== "") throw new SyntaxError(`This cannot be read: ${rest}`);
    return text;

    function alternatives(depth: number): string {
        if (depth > maxDepth) throw new RangeError("The groups are too deep.");
        const first = sequence(depth);
        while (take(/^\|/)) sequence(depth);
        return first;
    }

    function sequence(depth: number): string {
        let text = "";
        while (rest !== "" && !/^[|)]/.test(rest)) {
            const part = take(edge) === undefined ? atom(depth) : "";
            const times = minTimes(take(quantifier));
            if (text.length + part.length * times > maxMade) throw new RangeError("The text is too long.");
            text += part.repeat(times);
        }
        return text;
    }

    function atom(depth: number): string {
        if (take(group)) {
            const inner = alternatives(depth + 1);
            if (!take(/^\)/)) throw new SyntaxError("A group has no end.");
            return inner;
        }
        const literal = take(letter);
        if (literal) return literal;
        const set = take(letters);
        if (set) return letterOf(set);
        throw new SyntaxError(`This cannot be read: ${rest}`);
    }
}

function minTimes(quantifier = "{1}"): number {
    const [, from, max] = /^\{(\d+)(?:,(\d+))?/.exec(quantifier) ?? [];
    if (from === undefined) return quantifier.startsWith("+") ? 1 : 0;
    if (Number(max) < Number(from)) throw new RangeError("The maximum is below the minimum.");
    return Number(from);
}

/** What an escape gives as a sample, if it is not the sign itself. */
const samplesOf: Readonly<Record<string, string>> = {
    ...{ "\\d": "1", "\\D": "a", "\\w": "a", "\\W": " ", "\\s": " ", "\\S": "a" },
    ...{ "\\t": "\t", "\\n": "\n", "\\r": "\r" },
};

/** A letter of a class, an escape or a dot. An expression for one letter has nothing to try again. */
function letterOf(source: string): string {
    const expression = oneLetter(source);
    const inner = source.startsWith("[") ? source.slice(1, -1) : source;
    const parts = inner.match(new RegExp(`${escaped}|.`, "gsu")) ?? [];
    const own = parts.map((part) => samplesOf[part] ?? part.replace(/^\\/, ""));
    const isNegated = /^(?:\[\^|\.)/.test(source);
    const sample = [...(isNegated ? [] : own), "a", "1", "A", " ", "-", "é"].find((one) => expression.test(one));
    if (sample === undefined) throw new RangeError(`No sample is known of ${source}`);
    return sample;
}

function oneLetter(source: string): RegExp {
    try {
        return new RegExp(`^${source}$`, "u");
    } catch {
        return new RegExp(`^${source}$`); // Without Unicode, a hyphen may stand beside a class such as \w.
    }
}
