/** Edge-case values and strings. */
import type { Chance } from "./chance.ts";

const texts = [
    "",
    " ",
    "How are you “today”?",
    "આવજો 👋🏽",
    "\u0000\u0007\u001b[0m",
    "\ud800 alone",
    "\udfff\ud83d",
    "a\u202eb\ufeff",
    "[MASK] and <mask>",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "null",
    "NaN",
    "data:image/png;base64,",
    "data:;base64,AAAA",
    "https://example.com/a.png",
    "https://",
    "file:///etc/hosts",
    "AAAA",
    "AAA=",
    "====",
    "../../etc",
    "%00%zz",
    "${jndi:x}",
    "<script>",
    "1e999",
    "-1",
    "999999999999999999999",
] as const;

const numbers = [0, -0, 1, -1, 0.5, 2, 1e9, 1e21, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 4_294_967_296] as const;

/** Names of built-in properties, and names of fields. */
export const oddNames: readonly [string, ...string[]] = [
    "",
    ..."__proto__ constructor prototype toString valueOf hasOwnProperty length then toJSON inputs parameters".split(
        " ",
    ),
    ..."stream model messages prompt input top_k image question table data n logprobs stop dimensions".split(" "),
    ..."response_format tools tool_choice duration width height size".split(" "),
];

/** JSON with maps for objects: a map can hold names such as `__proto__`, which an object literal cannot. */
export type Tree = null | boolean | number | string | readonly Tree[] | ReadonlyMap<string, Tree>;

export const oddText = ({ pick, happens, below }: Chance): string =>
    happens(0.05) ? pick(texts).repeat(1 + below(200)) : pick(texts);

export function oddTree(chance: Chance, depth = 0): Tree {
    const { below, pick, happens } = chance;
    switch (depth > 4 ? below(5) : below(9)) {
        case 0:
            return null;
        case 1:
            return happens(0.5);
        case 2:
        case 3:
            return pick(numbers);
        case 4:
            return oddText(chance);
        case 5:
            return Array.from({ length: below(5) }, () => oddTree(chance, depth + 1));
        case 6:
            return nested(chance, oddTree(chance, 5));
        default:
            return new Map(
                Array.from({ length: below(6) }, () => [pick(oddNames), oddTree(chance, depth + 1)] as const),
            );
    }
}

function nested({ below, pick, happens }: Chance, inner: Tree): Tree {
    const name = pick(oddNames);
    const isList = happens(0.5);
    let tree = inner;
    for (let level = 1 + below(300); level > 0; level--) tree = isList ? [tree] : new Map([[name, tree]]);
    return tree;
}

/** Serializes a tree as JSON, sometimes with numbers that JavaScript cannot represent. */
export function jsonOf(tree: Tree, { happens }: Chance): string {
    const write = (one: Tree): string => {
        if (one instanceof Map) {
            return `{${[...one].map(([name, value]) => `${JSON.stringify(name)}:${write(value)}`).join(",")}}`;
        }
        if (Array.isArray(one)) return `[${one.map(write).join(",")}]`;
        if (typeof one === "number" && happens(0.01)) return happens(0.5) ? "1e999" : "123456789012345678901234567890";
        return JSON.stringify(one);
    };
    return write(tree);
}

/** Converts a plain value to a tree. */
export function treeOf(value: unknown): Tree {
    if (Array.isArray(value)) return value.map(treeOf);
    if (typeof value === "object" && value !== null) {
        return new Map(Object.entries(value).map(([name, one]) => [name, treeOf(one)]));
    }
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
