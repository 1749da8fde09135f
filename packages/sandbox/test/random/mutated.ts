/** Mutates valid bodies. */
import type { Chance } from "./chance.ts";
import { oddNames, oddTree, type Tree } from "./odd-values.ts";

/** Changes one node of a tree. */
export function mutated(tree: Tree, chance: Chance): Tree {
    const { below, happens, pick } = chance;
    if (happens(0.2)) return oddTree(chance);
    if (tree instanceof Map) return mutatedFields(tree, chance);
    if (Array.isArray(tree)) {
        const at = below(tree.length + 1);
        const copy: Tree[] = [...tree];
        switch (below(4)) {
            case 0:
                return copy.toSpliced(at, 1);
            case 1:
                return copy.toSpliced(at, 0, oddTree(chance));
            case 2:
                return [...copy, ...copy];
            default:
                return copy.map((one, index) => (index === at ? mutated(one, chance) : one));
        }
    }
    return happens(0.3) ? [tree, tree] : happens(0.3) ? new Map([[pick(oddNames), tree]]) : oddTree(chance);
}

function mutatedFields(fields: ReadonlyMap<string, Tree>, chance: Chance): Tree {
    const { below, pick } = chance;
    const copy = new Map(fields);
    const [name = "inputs"] = [...fields.keys()].slice(below(fields.size));
    switch (below(5)) {
        case 0:
            copy.delete(name);
            return copy;
        case 1:
            return copy.set(pick(oddNames), oddTree(chance));
        case 2:
            return copy.set(name, oddTree(chance));
        default:
            return copy.set(name, mutated(copy.get(name) ?? null, chance));
    }
}

/** Changes or drops some bytes. */
export function spoiled(bytes: Uint8Array<ArrayBuffer>, { below, pick }: Chance): Uint8Array<ArrayBuffer> {
    const at = below(bytes.length + 1);
    switch (below(5)) {
        case 0:
            return bytes.slice(0, at);
        case 1:
            return bytes.slice(at);
        case 2:
            return new Uint8Array([...bytes.subarray(0, at), ...bytes.subarray(0, at)]);
        case 3:
            return Uint8Array.from({ length: below(64) }, () => below(256));
        default:
            return bytes.map((byte, index) => (index === at ? pick([0, 0xff, 0x22, 0x7b, 0xc0, byte ^ 1]) : byte));
    }
}
