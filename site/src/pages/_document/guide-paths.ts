import type { CollectionEntry } from "astro:content";
import { guideAt } from "../../frame/map/content.ts";
import { languages } from "../../languages.ts";
import type { Place } from "../../routes.ts";
import { pageCacheKey } from "./page-cache-key.ts";

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
