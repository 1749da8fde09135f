import { isPage, type MapEntry } from "../frame/map/navigation.ts";
import type { Language } from "../languages.ts";
import { modelPlace, type Place } from "../routes.ts";

/** An ancestor of a page in the site map: a page, or a heading without one. */
export type Step = { readonly title: string; readonly place?: Place };

/** A page as the sitemap, feeds and other metadata describe it. */
export type PublishedPage = {
    readonly place: Place;
    readonly title: string;
    readonly description: string;
    /** Its ancestors in the map, from the top, without the page itself. */
    readonly above: readonly Step[];
    /** Whether it is a model's page: there are hundreds, all alike. */
    readonly isModel: boolean;
    /** When its sources last changed, as an ISO date; absent if unknown. */
    readonly changed?: string;
    /** Whether it has the same sources as its parent page, and so changes with it. */
    readonly changesWithParent: boolean;
};

/** The pages of every language. */
export type PublishedPages = Readonly<Record<Language, readonly PublishedPage[]>>;

type Above = { readonly steps: readonly Step[]; readonly sources: string };

const top: Above = { steps: [], sources: "" };

/**
 * Every page under these entries of the map, in reading order.
 * @param changedOn when the files last changed, as an ISO date
 */
export function publishedPages(
    entries: readonly MapEntry[],
    changedOn: (sources: readonly string[]) => string | undefined,
    above: Above = top,
): readonly PublishedPage[] {
    return entries.flatMap((entry) => {
        const { title, place, sources = [], children = [] } = entry;
        const step: Step = { title, ...(place !== undefined && { place }) };
        const below: Above = {
            steps: [...above.steps, step],
            sources: isPage(entry) ? sources.join() : above.sources,
        };
        const inner = publishedPages(children, changedOn, below);
        if (!isPage(entry)) return inner;
        const changed = changedOn(sources);
        const page: PublishedPage = {
            place: entry.place,
            title,
            description: entry.description,
            above: above.steps,
            isModel: entry.place.startsWith(modelPlace("")),
            ...(changed !== undefined && { changed }),
            changesWithParent: sources.length > 0 && sources.join() === above.sources,
        };
        return [page, ...inner];
    });
}
