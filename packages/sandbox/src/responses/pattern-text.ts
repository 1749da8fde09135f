/** Generates a text that matches a simple regular expression: literals, classes, groups, alternatives, quantifiers. */

/** @returns undefined for an unsupported expression */
export function textOfPattern(source: string): string | undefined {
    let at = 0;
    let depth = 0;
    const text = alternatives();
    return text !== undefined && at === source.length ? text : undefined;

    /** The first alternative; the others are parsed and ignored. */
    function alternatives(): string | undefined {
        const first = sequence();
        let isWhole = true;
        while (source[at] === "|") {
            at += 1;
            isWhole = sequence() !== undefined && isWhole;
        }
        return isWhole ? first : undefined;
    }

    function sequence(): string | undefined {
        let text = "";
        while (at < source.length && source[at] !== "|" && source[at] !== ")") {
            const one = atom();
            if (one === undefined) return undefined;
            const times = count();
            if (times === undefined || one.length * times > 10_000) return undefined;
            text += one.repeat(times);
        }
        return text.length > 10_000 ? undefined : text;
    }

    function atom(): string | undefined {
        const letter = source[at] ?? "";
        at += 1;
        switch (letter) {
            case "^":
            case "$":
                return "";
            case ".":
                return "a";
            case "(":
                return group();
            case "[":
                return oneOfClass();
            case "\\":
                return escaped();
            default:
                return "*+?{".includes(letter) ? undefined : letter;
        }
    }

    function group(): string | undefined {
        if (source.startsWith("?:", at)) at += 2;
        else if (source[at] === "?") return undefined;
        depth += 1;
        const inner = depth > 20 ? undefined : alternatives();
        depth -= 1;
        if (source[at] !== ")") return undefined;
        at += 1;
        return inner;
    }

    function oneOfClass(): string | undefined {
        if (source[at] === "^") return undefined;
        const end = source.indexOf("]", at);
        const inner = source.slice(at, end);
        if (end < 0 || inner === "") return undefined;
        at = end + 1;
        const [first = ""] = inner;
        return first === "\\" ? ofEscape(inner[1] ?? "") : first;
    }

    function escaped(): string | undefined {
        const letter = source[at] ?? "";
        at += 1;
        return ofEscape(letter);
    }

    function count(): number | undefined {
        const rest = source.slice(at);
        const [, least] = /^\{(\d{1,4})(?:,\d*)?\}/.exec(rest) ?? [];
        const sign = /^[*+?]/.exec(rest)?.[0];
        if (least === undefined && sign === undefined) return rest.startsWith("{") ? undefined : 1;
        at += least === undefined ? 1 : rest.indexOf("}") + 1;
        if (source[at] === "?") at += 1;
        return least === undefined ? (sign === "+" ? 1 : 0) : Number(least);
    }
}

const escapes: Readonly<Record<string, string>> = { d: "1", w: "a", s: " ", D: "a", S: "a", b: "", t: "\t", n: "\n" };

const ofEscape = (letter: string): string | undefined =>
    escapes[letter] ?? (/^[^\p{L}\p{N}]$/u.test(letter) ? letter : undefined);
