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
    if (source.length > mostSource) return undefined;
    try {
        const root = parsed(source);
        const size = statesOf(root);
        return size > mostStates ? undefined : { root, size };
    } catch {
        return undefined; // Not simple, or no expression.
    }
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
        const nextStates = reachable([start, ...states], letters[index - 1], letter);
        if (!steps.take(nextStates.size)) return false;
        if (nextStates.has(end)) return true;
        states = [...nextStates].flatMap((state) =>
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
    const states = new Set(from);
    for (const state of states) {
        if (state.kind === "fork") for (const way of state.ways) states.add(way);
        if (state.kind === "edge" && state.holds(before, after)) states.add(state.next);
    }
    return states;
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

const isWord: Letters = (letter) => /^\w$/.test(letter);

const edges = new Map<string, Edge>([
    ["^", (before) => before === undefined],
    ["$", (_before, after) => after === undefined],
    ["\\b", (before = "", after = "") => isWord(before) !== isWord(after)],
]);

/** What may stand in an expression. An escape is a kind of letters, a letter that cannot be seen, or a sign. */
const escaped = "\\\\(?:[dDwWsStnr]|[^\\p{L}\\p{N}])";
const edge = /^(?:[\^$]|\\b)/;
const group = /^\((?:\?:|(?!\?))/;
const letters = new RegExp(`^(?:\\.|${escaped}|\\[(?:${escaped}|[^\\]\\\\])+\\])`, "u");
const letter = /^[^\\^$.|()[*+?{]/u;
/** A lazy quantifier matches the same texts. */
const quantifier = /^(?:[*+?]|\{\d{1,4}(?:,\d{0,4})?\})\??/;

/** @throws Error for an expression that is not simple */
function parsed(source: string): Node {
    let rest = source;
    const take = (form: RegExp): string | undefined => {
        const [text] = form.exec(rest) ?? [];
        rest = rest.slice(text?.length ?? 0);
        return text;
    };
    const node = alternatives(0);
    if (rest !== "") throw new SyntaxError(`This cannot be read: ${rest}`);
    return node;

    function alternatives(depth: number): Node {
        if (depth > deepest) throw new RangeError("The groups are too deep.");
        const first = sequence(depth);
        const options = [first];
        while (take(/^\|/)) options.push(sequence(depth));
        return options.length === 1 ? first : { kind: "choice", options };
    }

    function sequence(depth: number): Node {
        const parts: Node[] = [];
        while (rest !== "" && !/^[|)]/.test(rest)) {
            const part = atom(depth);
            const count = take(quantifier);
            parts.push(count === undefined ? part : { kind: "repeat", part, ...countsIn(count) });
        }
        return { kind: "sequence", parts };
    }

    function atom(depth: number): Node {
        const holds = edges.get(take(edge) ?? "");
        if (holds) return { kind: "edge", holds };
        if (take(group)) {
            const inner = alternatives(depth + 1);
            if (!take(/^\)/)) throw new SyntaxError("A group has no end.");
            return inner;
        }
        const literal = take(letter);
        if (literal) return { kind: "letter", has: (other) => other === literal, sample: literal };
        const set = take(letters);
        if (set) return { kind: "letter", ...letterSet(set) };
        throw new SyntaxError(`This cannot be read: ${rest}`);
    }
}

/** What an escape gives as a sample, if it is not the sign itself. */
const samplesOf: Readonly<Record<string, string>> = {
    ...{ "\\d": "1", "\\D": "a", "\\w": "a", "\\W": " ", "\\s": " ", "\\S": "a" },
    ...{ "\\t": "\t", "\\n": "\n", "\\r": "\r" },
};

/** Letters that a negated class may have, in this order. */
const usualSamples = ["a", "1", "A", " ", "-", "é"];

/** The letters of a class, an escape or a dot. An expression for one letter has nothing to try again. */
function letterSet(source: string): { readonly has: Letters; readonly sample: string } {
    const expression = oneLetter(source);
    const has: Letters = (other) => expression.test(other);
    const inner = source.startsWith("[") ? source.slice(1, -1) : source;
    const parts = inner.match(new RegExp(`${escaped}|.`, "gsu")) ?? [];
    const own = parts.map((part) => samplesOf[part] ?? part.replace(/^\\/, ""));
    const sample = [...(/^(?:\[\^|\.)/.test(source) ? [] : own), ...usualSamples].find(has);
    if (sample === undefined) throw new RangeError(`No sample is known of ${source}`);
    return { has, sample };
}

function oneLetter(source: string): RegExp {
    try {
        return new RegExp(`^${source}$`, "u");
    } catch {
        return new RegExp(`^${source}$`); // Without Unicode, a hyphen may stand beside a class such as \w.
    }
}

function countsIn(count: string): { readonly least: number; readonly most: number } {
    const [, from, comma, to] = /^\{(\d+)(,?)(\d*)/.exec(count) ?? [];
    if (from === undefined) {
        return { least: count.startsWith("+") ? 1 : 0, most: count.startsWith("?") ? 1 : Number.POSITIVE_INFINITY };
    }
    const least = Number(from);
    const most = comma === "" ? least : to === "" ? Number.POSITIVE_INFINITY : Number(to);
    if (most < least) throw new RangeError("Fewer are the most than are the least.");
    return { least, most };
}
