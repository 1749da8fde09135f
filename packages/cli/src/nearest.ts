import leven from "leven";
import { UsageError } from "./usage-error.ts";

/**
 * Checks that a name is valid.
 * @param what the kind of name, for the message, such as "provider"
 * @throws UsageError that suggests the nearest valid names, and lists all of them if there are few
 */
export function oneOf<Name extends string>(what: string, given: string, right: readonly Name[]): Name {
    const found = right.find((name) => name === given);
    if (found !== undefined) return found;
    const near = nearest(given, right);
    const hint = near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
    const all = near.length === 0 || right.length < 10 ? ` One of: ${right.join(", ")}.` : "";
    throw new UsageError(`There is no ${what} "${given}".${hint}${all}`);
}

/** The valid names that the given one may be a typo of, best first, three at most. */
export function nearest<Name extends string>(given: string, right: readonly Name[]): Name[] {
    const written = given.toLowerCase();
    return right
        .map((name) => {
            const meant = name.toLowerCase();
            return { name, distance: leven(written, meant), begins: written !== "" && meant.startsWith(written) };
        })
        .filter(({ name, distance, begins }) => begins || distance <= Math.max(2, name.length / 3))
        .sort((a, b) => Number(b.begins) - Number(a.begins) || a.distance - b.distance)
        .slice(0, 3)
        .map(({ name }) => name);
}
