/** The static paths of routes that exist in all languages. */
import type { CollectionEntry } from "astro:content";
import { guideAt } from "../../frame/map/content.ts";
import { languages } from "../../languages.ts";
import type { Place } from "../../routes.ts";

export const pathsInLanguages = () => languages.map((language) => ({ params: { language } }));

/** @param parameter of the route that is the id */
export const pathsOfEach = (parameter: string, ids: readonly string[]) =>
    languages.flatMap((language) => ids.map((id) => ({ params: { language, [parameter]: id } })));

/** The properties of a route that shows a guide. */
export type GuideProps = { readonly place: Place; readonly entry: CollectionEntry<"guides"> };

/** The paths of guides, each with its text. @param parameter of the route that is the name */
export const pathsOfGuides = (parameter: string, names: readonly string[], placeOf: (name: string) => Place) =>
    Promise.all(
        languages.flatMap((language) =>
            names.map(async (name) => {
                const place = placeOf(name);
                const props: GuideProps = { place, entry: await guideAt(language, place) };
                return { params: { language, [parameter]: name }, props };
            }),
        ),
    );
