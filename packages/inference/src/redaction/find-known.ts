/** Finds known secrets in a text, however many, in one pass: the automaton of Aho and Corasick. */

import type { Span } from "./tokens.ts";

/**
 * @param secrets the secrets; upper and lower case are not distinguished
 * @returns a function that finds where in a text they are, the longest of those that end at a character
 */
export function knownSecretFinder(secrets: readonly string[]): (text: string) => readonly Span[] {
    /** The node that follows a node with a character. Node 0 is the root. */
    const edges = new Map<number, number>();
    /** The node of the longest proper suffix of a node's text. */
    const suffix = [0];
    /** The length of the longest secret with which a node's text ends. */
    const longest = [0];

    function next(node: number, code: number): number {
        for (let from = node; ; from = suffix[from] ?? 0) {
            const to = edges.get(from * 65_536 + code);
            if (to !== undefined || from === 0) return to ?? 0;
        }
    }

    // All secrets grow together, because a node's suffix is shorter than its text.
    let growing = [...new Set(secrets)].map((secret) => ({ secret, node: 0 }));
    for (let depth = 1; growing.length > 0; depth += 1) {
        growing = growing.filter(({ secret }) => secret.length >= depth);
        for (const path of growing) {
            const code = folded(path.secret.charCodeAt(depth - 1));
            const edge = path.node * 65_536 + code;
            const node = edges.get(edge) ?? suffix.length;
            if (node === suffix.length) {
                suffix.push(path.node === 0 ? 0 : next(suffix[path.node] ?? 0, code));
                longest.push(longest[suffix[node] ?? 0] ?? 0);
                edges.set(edge, node);
            }
            if (path.secret.length === depth) longest[node] = depth;
            path.node = node;
        }
    }

    return (text) => {
        const spans: Span[] = [];
        if (longest.length === 1) return spans;
        let node = 0;
        for (let end = 1; end <= text.length; end += 1) {
            node = next(node, folded(text.charCodeAt(end - 1)));
            const length = longest[node] ?? 0;
            if (length > 0) spans.push([end - length, end]);
        }
        return spans;
    };
}

/** Services repeat keys also in lower case. */
const folded = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);
