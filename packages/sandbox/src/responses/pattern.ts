/**
 * Regular expressions of a caller's schema. An engine that backtracks may never end on such an expression, so it is given
 * those alone that leave it little to try. A text for any other is made from the expression, without an engine.
 */

/** Limits in UTF-16 code units: of an expression, of a text that is tested, and of one that is made. */
const [maxSource, maxTested, maxMade] = [1000, 60, 10_000];
const maxDepth = 20;

/** Whether the text matches; undefined for an expression that is not tested. */
export function matchesPattern(source: string, text: string): boolean | undefined {
    const choices = source.match(/[*+?|]|\{\d+,/g)?.length ?? 0;
    // Without a repeated group, the work grows with the length of the text to the power of the choices at most.
    if (source.length > maxSource || choices > 2 || /\)[*+?{]/.test(source)) return undefined;
    if (text.length > maxTested) return false;
    try {
        return new RegExp(source, "u").test(text);
    } catch {
        return undefined;
    }
}

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
