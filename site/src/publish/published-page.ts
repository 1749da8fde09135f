import { isPage, type MapEntry } from "../frame/map/entry.ts";
import { modelPlace, type Place } from "../routes.ts";

/** A step of the way from the top of the site down to a page. */
export type Step = { readonly title: string; readonly place?: Place };

/** What is said of a page where the page itself is not: in the sitemap, in feeds, to machines that read. */
export type PublishedPage = {
    readonly place: Place;
    readonly title: string;
    readonly description: string;
    /** What stands above it in the map, from the top; it is not in there itself. */
    readonly above: readonly Step[];
    /** Whether it is a model's: there are hundreds, all alike. */
    readonly isModel: boolean;
    /** When what it is made from last changed, in ISO form; absent where nobody knows. */
    readonly changed?: string;
    /** Whether it is made from the same files as the page above it, and so changes with it. */
    readonly changesWithParent: boolean;
};

type Above = { readonly steps: readonly Step[]; readonly sources: string };

const top: Above = { steps: [], sources: "" };

/**
 * Every page under these entries of the map, in the order of reading.
 * @param changedOn when files were last changed
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
