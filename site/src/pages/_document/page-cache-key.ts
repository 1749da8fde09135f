import type { CollectionEntry } from "astro:content";
import { createHash } from "node:crypto";
import { guideAt } from "../../frame/map/content.ts";
import { lastChanged } from "../../frame/map/last-changed.ts";
import { pagesIn } from "../../frame/map/navigation.ts";
import { readMap } from "../../frame/map/read-map.ts";
import { type Language, languages } from "../../languages.ts";
import type { Place } from "../../routes.ts";

const hash = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** The environment variables that pages show (see `publication`). */
const environment = [process.env["CALLSHEET_EDIT"], process.env["CALLSHEET_REPOSITORY"]];

type KnownMap = { readonly hash: string; readonly sources: ReadonlyMap<Place, readonly string[] | undefined> };

const maps = new Map<Language, Promise<KnownMap>>();

/** The map's hash, and the sources of each of its pages. */
async function knownMap(language: Language): Promise<KnownMap> {
    const map = await readMap(language);
    return { hash: hash(map), sources: new Map(pagesIn(map).map(({ place, sources }) => [place, sources])) };
}

/**
 * A hash of what a page depends on besides its modules: the map, and the date of the last change to its sources. A
 * build reuses the page of the previous build while neither its modules nor this key have changed, so routes pass it to
 * Astro as `cacheKey`.
 *
 * @param content anything else on the page that is not in a module, such as the digest of its text
 */
export async function pageCacheKey(language: Language, place: Place, content = ""): Promise<string> {
    const known = maps.get(language) ?? knownMap(language);
    maps.set(language, known);
    const { hash: map, sources } = await known;
    return hash([map, lastChanged(sources.get(place) ?? []), environment, content]);
}

/** The static paths of a page for each of these ids, in all languages. @param parameter of the route that is the id */
export const pathsOfEach = <Id extends string>(parameter: string, ids: readonly Id[], placeOf: (id: Id) => Place) =>
    Promise.all(
        languages.flatMap((language) =>
            ids.map(async (id) => ({
                params: { language, [parameter]: id },
                cacheKey: await pageCacheKey(language, placeOf(id)),
            })),
        ),
    );

/** The static paths of a page in all languages. @param content see `pageCacheKey` */
export const pathsWithCacheKeys = (place: Place, content?: string) =>
    Promise.all(
        languages.map(async (language) => ({
            params: { language },
            cacheKey: await pageCacheKey(language, place, content),
        })),
    );

/** The properties of a route that shows a guide. */
export type GuideProps = { readonly place: Place; readonly entry: CollectionEntry<"guides"> };

/** The static paths of guides in all languages, each with its text. @param parameter of the route that is the name */
export const pathsOfGuides = (parameter: string, names: readonly string[], placeOf: (name: string) => Place) =>
    Promise.all(
        languages.flatMap((language) =>
            names.map(async (name) => {
                const place = placeOf(name);
                const entry = await guideAt(language, place);
                const cacheKey = await pageCacheKey(language, place, String(entry.digest));
                const props: GuideProps = { place, entry };
                return { params: { language, [parameter]: name }, props, cacheKey };
            }),
        ),
    );
