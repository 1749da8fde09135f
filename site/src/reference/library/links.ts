/** From the name of an export to its explanation. */
import type { Language } from "../../languages.ts";
import { pathOf } from "../../routes.ts";
import { type Export, namesOf } from "./api.ts";
import { placeOf } from "./groups.ts";

/** Where a name that stands in code or in words leads to; undefined for a name that no package exports. */
export type LinkTo = (name: string) => string | undefined;

export const hrefOf = (language: Language, one: Export, name = one.name): string =>
    `${pathOf(language, placeOf(one))}#${name}`;

/** Links as they are meant in a package: a name that two packages have is its own. */
export function linksIn(language: Language, api: readonly Export[], owner: string): LinkTo {
    const others = api.filter((one) => one.package !== owner);
    const own = api.filter((one) => one.package === owner);
    // Those that stand later win: the first package's over the others', its own over all.
    const links = new Map(
        [...others.toReversed(), ...own].flatMap((one) =>
            namesOf(one).map((name) => [name, hrefOf(language, one, name)] as const),
        ),
    );
    return (name) => links.get(name);
}
