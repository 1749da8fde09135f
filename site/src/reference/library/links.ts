/** Links from the names of exports to their entries. */
import type { Language } from "../../languages.ts";
import { pathOf } from "../../routes.ts";
import { type Export, namesOf } from "./api.ts";
import { placeOf } from "./groups.ts";

/** The link of a name in code or text; undefined if no package exports it. */
export type LinkTo = (name: string) => string | undefined;

export const hrefOf = (language: Language, one: Export, name = one.name): string =>
    `${pathOf(language, placeOf(one))}#${name}`;

/** Links for texts of one package: a name that several packages export means that package's own. */
export function linksIn(language: Language, api: readonly Export[], owner: string): LinkTo {
    const others = api.filter((one) => one.package !== owner);
    const own = api.filter((one) => one.package === owner);
    // Later entries win: the first package's over those of the other packages, the owner's over all.
    const links = new Map(
        [...others.toReversed(), ...own].flatMap((one) =>
            namesOf(one).map((name) => [name, hrefOf(language, one, name)] as const),
        ),
    );
    return (name) => links.get(name);
}
