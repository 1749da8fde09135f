import { getEntry } from "astro:content";
import type { Language } from "../../languages.ts";
import { guidePlace } from "../../routes.ts";
import { chaptersIn } from "./chapters.ts";
import type { MapEntry } from "./entry.ts";
import { guideNames } from "./guide-names.ts";
import { siteMap } from "./site-map.ts";

const maps = new Map<Language, Promise<readonly MapEntry[]>>();

/** The site map in a language, with its chapters and guides. It is read once per build. */
export function readMap(language: Language): Promise<readonly MapEntry[]> {
    const known = maps.get(language);
    if (known) return known;
    const map = Promise.all([chapterEntries(language), guidesIn(language)]).then(([chapters, guides]) =>
        siteMap(language, { chapters, guides }),
    );
    maps.set(language, map);
    return map;
}

const chapterEntries = async (language: Language): Promise<readonly MapEntry[]> =>
    (await chaptersIn(language)).map(({ place, title, description, id }) => ({
        place,
        title,
        description,
        sources: [`site/src/content/${id}.mdx`],
    }));

const guidesIn = (language: Language): Promise<readonly MapEntry[]> =>
    Promise.all(
        guideNames.map(async (name) => {
            const place = guidePlace(name);
            const id = `${language}/${place}`;
            const entry = await getEntry("guides", id);
            if (!entry)
                throw new Error(`There is no guide site/src/content/${id}.mdx: see site/src/frame/map/guide-names.ts.`);
            return { place, ...entry.data, sources: [`site/src/content/${id}.mdx`] };
        }),
    );
