import { createHash } from "node:crypto";
import { lastChanged } from "../../frame/map/last-changed.ts";
import { readMap } from "../../frame/map/read-map.ts";
import { pagesIn } from "../../frame/map/ways.ts";
import { type Language, languages } from "../../languages.ts";
import type { Place } from "../../routes.ts";

const hash = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** What whoever builds the site says of it, which pages show (see `publication`). */
const said = [process.env["CALLSHEET_EDIT"], process.env["CALLSHEET_REPOSITORY"]];

const maps = new Map<Language, Promise<string>>();

/**
 * What a page of the map depends on besides its modules: the map around it, and when its sources were last changed. A build
 * takes the page from the build before as long as neither its modules nor this has changed; so a route with many pages gives
 * each of them this as its `cacheKey`.
 *
 * @param content what else it shows that is in no module, such as the digest of its text
 */
export async function pageKey(language: Language, place: Place, content = ""): Promise<string> {
    const map = maps.get(language) ?? readMap(language).then(hash);
    maps.set(language, map);
    const page = pagesIn(await readMap(language)).find((other) => other.place === place);
    return hash([await map, lastChanged(page?.sources ?? []), said, content]);
}

/** The paths of a page that stands in every language. */
export const keyedPaths = (place: Place) =>
    Promise.all(
        languages.map(async (language) => ({ params: { language }, cacheKey: await pageKey(language, place) })),
    );
