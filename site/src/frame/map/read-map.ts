import type { Language } from "../../languages.ts";
import { guidePlace, integrationPlace, type Place } from "../../routes.ts";
import { chaptersIn, guideAt } from "./content.ts";
import { guideNames, integrationNames } from "./guide-names.ts";
import type { MapEntry } from "./navigation.ts";
import { textOnPage } from "./section.ts";
import { siteMap } from "./site-map.ts";

const maps = new Map<Language, Promise<readonly MapEntry[]>>();

/** The site map in a language, with its chapters, guides and integrations. It is read once per build. */
export function readMap(language: Language): Promise<readonly MapEntry[]> {
    const known = maps.get(language);
    if (known) return known;
    const map = Promise.all([
        chapterEntries(language),
        guideEntries(language, guideNames.map(guidePlace)),
        guideEntries(language, integrationNames.map(integrationPlace)),
    ]).then(([chapters, guides, integrations]) => siteMap(language, { chapters, guides, integrations }));
    maps.set(language, map);
    return map;
}

const chapterEntries = async (language: Language): Promise<readonly MapEntry[]> =>
    (await chaptersIn(language)).map(({ place, title, description, id }) => ({
        place,
        title,
        description,
        sources: [`book/content/${id}.mdx`],
    }));

const guideEntries = (language: Language, places: readonly Place[]): Promise<readonly MapEntry[]> =>
    Promise.all(
        places.map(async (place) => {
            const entry = await guideAt(language, place);
            const title = textOnPage(language, entry, entry.data.title);
            const description = textOnPage(language, entry, entry.data.description);
            return { place, title, description, sources: [`book/content/${entry.id}.mdx`] };
        }),
    );
