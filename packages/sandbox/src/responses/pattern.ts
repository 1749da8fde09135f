/**
 * Simple regular expressions: literals, classes, groups, alternatives, quantifiers. From one tree of an expression a
 * text is made that matches it, and a text is matched. The expressions are a caller's, so none is given to an engine
 * that backtracks: all states are followed at once, and the number of steps is at most that of the states times that of
 * the letters.
 */
import type { Steps } from "./steps.ts";

/** A pattern that was read. */
export type Pattern = {
    readonly root: Node;
    /** The number of states that a match follows. */
    readonly size: number;
};

type Node =
    | { readonly kind: "letter"; readonly has: Letters; readonly sample: string }
    | { readonly kind: "edge"; readonly holds: Edge }
    | { readonly kind: "sequence"; readonly parts: readonly Node[] }
    | { readonly kind: "choice"; readonly options: readonly Node[] }
    | { readonly kind: "repeat"; readonly part: Node; readonly least: number; readonly most: number };

/** A set of letters. */
type Letters = (letter: string) => boolean;

/** A place between two letters; at an end of the text, one of them is undefined. */
type Edge = (before: string | undefined, after: string | undefined) => boolean;

/** Limits of an expression that is read, in UTF-16 code units and in states. */
const [mostSource, mostStates] = [1000, 2000];
const deepest = 20;

/** The longest text that is matched, in letters: a value for a field is short. */
const mostLetters = 100;

/** The longest text that is made. */
const mostMade = 10_000;

/** @returns undefined for an expression that is not simple, or would need too many states */
export function readPattern(source: string): Pattern | undefined {
    const root = source.length > mostSource ? undefined : parsed(source);
    const size = root === undefined ? 0 : statesOf(root);
    return root === undefined || size > mostStates ? undefined : { root, size };
}

/** A text that matches: the first alternatives, with as few repetitions as may be. Undefined if it would be too long. */
export function textOfPattern({ root }: Pattern): string | undefined {
    const text = textOf(root);
    return text.length > mostMade ? undefined : text;
}

/** A longer text than the longest is cut: it is only known to be too long. */
function textOf(node: Node): string {
    switch (node.kind) {
        case "letter":
            return node.sample;
        case "edge":
            return "";
        case "sequence":
            return node.parts.reduce((text, part) => (text.length > mostMade ? text : text + textOf(part)), "");
        case "choice":
            return node.options[0] === undefined ? "" : textOf(node.options[0]);
        case "repeat": {
            if (node.least === 0) return "";
            const text = textOf(node.part);
            return text.repeat(Math.min(node.least, Math.ceil((mostMade + 1) / Math.max(1, text.length))));
        }
    }
}

/** Whether a part of the text matches, as in `RegExp.test`; false for a long text, and where no steps are left. */
export function matchesPattern({ root }: Pattern, text: string, steps: Steps): boolean {
    const letters = [...text.slice(0, 2 * mostLetters + 2)];
    if (letters.length > mostLetters) return false;
    const end: State = { kind: "end" };
    const start = compiled(root, end);
    let states: readonly State[] = [];
    for (const [index, letter] of [...letters, undefined].entries()) {
        // The match may begin at each letter.
        const reached = reachable([start, ...states], letters[index - 1], letter);
        if (!steps.take(reached.size)) return false;
        if (reached.has(end)) return true;
        states = [...reached].flatMap((state) =>
            state.kind === "letter" && letter !== undefined && state.has(letter) ? [state.next] : [],
        );
    }
    return false;
}

type State =
    | { readonly kind: "end" }
    | { readonly kind: "letter"; readonly has: Letters; readonly next: State }
    | { readonly kind: "edge"; readonly holds: Edge; readonly next: State }
    | { readonly kind: "fork"; readonly ways: State[] };

/** The states that are reached without another letter. */
function reachable(from: readonly State[], before: string | undefined, after: string | undefined): ReadonlySet<State> {
    // A set hands out what is added while it is read, and takes nothing twice.
    const reached = new Set(from);
    for (const state of reached) {
        if (state.kind === "fork") for (const way of state.ways) reached.add(way);
        if (state.kind === "edge" && state.holds(before, after)) reached.add(state.next);
    }
    return reached;
}

/** The states of a node. @param next what follows it */
function compiled(node: Node, next: State): State {
    switch (node.kind) {
        case "letter":
            return { kind: "letter", has: node.has, next };
        case "edge":
            return { kind: "edge", holds: node.holds, next };
        case "sequence":
            return node.parts.reduceRight((after, part) => compiled(part, after), next);
        case "choice":
            return { kind: "fork", ways: node.options.map((option) => compiled(option, next)) };
        case "repeat":
            return repeated(node, next);
    }
}

function repeated(node: Extract<Node, { kind: "repeat" }>, next: State): State {
    const [least, most] = countsOf(node);
    if (most < Number.POSITIVE_INFINITY) {
        let state = next;
        for (let times = least; times < most; times++) {
            state = { kind: "fork", ways: [compiled(node.part, state), next] };
        }
        return chained(node.part, least, state);
    }
    // The last part leads back to itself.
    const loop = { kind: "fork", ways: [next] } satisfies State;
    const last = compiled(node.part, loop);
    loop.ways.push(last);
    return least === 0 ? loop : chained(node.part, least - 1, last);
}

const chained = (part: Node, times: number, next: State): State =>
    Array.from({ length: times }).reduce<State>((after) => compiled(part, after), next);

/** More repetitions than letters make no difference: nothing, or something without letters, is left to repeat. */
const countsOf = ({ least, most }: Extract<Node, { kind: "repeat" }>): readonly [least: number, most: number] => [
    Math.min(least, mostLetters + 1),
    most > mostLetters ? Number.POSITIVE_INFINITY : most,
];

/** The number of states of a node, counted before they are made: repetitions of repetitions multiply. */
function statesOf(node: Node): number {
    const sum = (nodes: readonly Node[]) => nodes.reduce((total, one) => total + statesOf(one), 0);
    switch (node.kind) {
        case "letter":
        case "edge":
            return 1;
        case "sequence":
            return sum(node.parts);
        case "choice":
            return sum(node.options) + 1;
        case "repeat": {
            const [least, most] = countsOf(node);
            return (statesOf(node.part) + 1) * Math.max(1, most === Number.POSITIVE_INFINITY ? least : most);
        }
    }
}

const isDigit: Letters = (letter) => /^\d$/.test(letter);
const isWord: Letters = (letter) => /^\w$/.test(letter);
const isSpace: Letters = (letter) => /^\s$/.test(letter);
const isLineEnd: Letters = (letter) => /^[\n\r\u2028\u2029]$/.test(letter);
const not =
    (has: Letters): Letters =>
    (letter) =>
        !has(letter);

/** Letters that one place of a text may have, and one of them. */
type Class = { readonly has: Letters; readonly sample: string };

/** Escapes that stand for several letters. */
const classes: Readonly<Record<string, Class>> = {
    d: { has: isDigit, sample: "1" },
    D: { has: not(isDigit), sample: "a" },
    w: { has: isWord, sample: "a" },
    W: { has: not(isWord), sample: " " },
    s: { has: isSpace, sample: " " },
    S: { has: not(isSpace), sample: "a" },
};

/** Escapes that stand for one letter that cannot be seen. */
const unseen: Readonly<Record<string, string>> = { t: "\t", n: "\n", r: "\r" };

const edges = {
    "^": (before) => before === undefined,
    $: (_before, after) => after === undefined,
    b: (before = "", after = "") => isWord(before) !== isWord(after),
} as const satisfies Record<string, Edge>;

const any: Class = { has: not(isLineEnd), sample: "a" };

/** Letters that a negated class may have, in this order. */
const samples = ["a", "1", "A", " ", "-", "é"];

function parsed(source: string): Node | undefined {
    const letters = [...source];
    let at = 0;
    let depth = 0;
    const node = alternatives();
    return at === letters.length ? node : undefined;

    function alternatives(): Node | undefined {
        const options = [sequence()];
        while (letters[at] === "|") {
            at += 1;
            options.push(sequence());
        }
        const whole = options.filter((option) => option !== undefined);
        if (whole.length < options.length) return undefined;
        return whole.length === 1 ? whole[0] : { kind: "choice", options: whole };
    }

    function sequence(): Node | undefined {
        const parts: Node[] = [];
        while (at < letters.length && letters[at] !== "|" && letters[at] !== ")") {
            const part = quantified(atom());
            if (part === undefined) return undefined;
            parts.push(part);
        }
        return { kind: "sequence", parts };
    }

    function atom(): Node | undefined {
        const letter = letters[at] ?? "";
        at += 1;
        switch (letter) {
            case "^":
            case "$":
                return { kind: "edge", holds: edges[letter] };
            case ".":
                return { kind: "letter", ...any };
            case "(":
                return group();
            case "[":
                return letterOfClass();
            case "\\":
                return escaped();
            default:
                return "*+?{".includes(letter) ? undefined : literal(letter);
        }
    }

    function group(): Node | undefined {
        if (letters[at] === "?" && letters[at + 1] === ":") at += 2;
        else if (letters[at] === "?") return undefined;
        depth += 1;
        const inner = depth > deepest ? undefined : alternatives();
        depth -= 1;
        if (letters[at] !== ")") return undefined;
        at += 1;
        return inner;
    }

    function escaped(): Node | undefined {
        const letter = letters[at] ?? "";
        if (letter === "b") {
            at += 1;
            return { kind: "edge", holds: edges.b };
        }
        const found = escapedClass();
        return found && { kind: "letter", ...found };
    }

    /** What stands behind a backslash: a class, or a letter. */
    function escapedClass(): Class | undefined {
        const letter = letters[at] ?? "";
        at += 1;
        const own = Object.hasOwn(classes, letter) ? classes[letter] : undefined;
        if (own) return own;
        if (Object.hasOwn(unseen, letter)) return oneLetter(unseen[letter] ?? "");
        return /^[^\p{L}\p{N}]$/u.test(letter) ? oneLetter(letter) : undefined;
    }

    function letterOfClass(): Node | undefined {
        const isNegated = letters[at] === "^";
        if (isNegated) at += 1;
        const items: Class[] = [];
        while (at < letters.length && letters[at] !== "]") {
            const item = itemOfClass();
            if (item === undefined) return undefined;
            items.push(item);
        }
        const [first] = items;
        if (letters[at] !== "]" || first === undefined) return undefined;
        at += 1;
        const has: Letters = (letter) => items.some((item) => item.has(letter));
        if (!isNegated) return { kind: "letter", has, sample: first.sample };
        const sample = samples.find(not(has));
        return sample === undefined ? undefined : { kind: "letter", has: not(has), sample };
    }

    /** A letter, an escape, or a range. */
    function itemOfClass(): Class | undefined {
        const first = letterOrEscape();
        const hyphen = at;
        if (letters[hyphen] !== "-" || letters[hyphen + 1] === "]" || first === undefined) return first;
        at += 1;
        const last = letterOrEscape();
        if (last === undefined) return undefined;
        if (first.isLetter && last.isLetter) return rangeOf(first.sample, last.sample);
        // Beside a class such as \w, a hyphen is a letter.
        at = hyphen;
        return first;
    }

    function letterOrEscape(): (Class & { readonly isLetter?: true }) | undefined {
        const letter = letters[at] ?? "";
        at += 1;
        return letter === "\\" ? escapedClass() : oneLetter(letter);
    }

    /** The node with the quantifier behind it. */
    function quantified(part: Node | undefined): Node | undefined {
        if (part === undefined) return undefined;
        const rest = letters.slice(at, at + 12).join("");
        const [counts, from, comma, to] = /^\{(\d{1,4})(?:(,)(\d{0,4}))?\}/.exec(rest) ?? [];
        const sign = /^[*+?]/.exec(rest)?.[0];
        if (counts === undefined && sign === undefined) return rest.startsWith("{") ? undefined : part;
        at += counts === undefined ? 1 : counts.length;
        // A lazy quantifier matches the same texts.
        if (letters[at] === "?") at += 1;
        if (counts === undefined) {
            return {
                kind: "repeat",
                part,
                least: sign === "+" ? 1 : 0,
                most: sign === "?" ? 1 : Number.POSITIVE_INFINITY,
            };
        }
        const least = Number(from);
        const most = comma === undefined ? least : to === "" ? Number.POSITIVE_INFINITY : Number(to);
        return most < least ? undefined : { kind: "repeat", part, least, most };
    }
}

function rangeOf(first: string, last: string): Class | undefined {
    const [from, to] = [codeOf(first), codeOf(last)];
    if (from > to) return undefined;
    return { has: (letter) => codeOf(letter) >= from && codeOf(letter) <= to, sample: first };
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

const oneLetter = (letter: string): Class & { readonly isLetter: true } => ({
    has: (other) => other === letter,
    sample: letter,
    isLetter: true,
});

const literal = (letter: string): Node => ({ kind: "letter", ...oneLetter(letter) });
