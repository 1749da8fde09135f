/** Points the links that begin the course at the place where their reader goes on. */
import { fill } from "../../words/format.ts";
import { doneIn, nextChapter, type Progress } from "./progress.ts";
import { queryAll, trackProgress } from "./track-progress.ts";

export function showGoOn(progress: Progress): void {
    for (const link of queryAll("a[data-go-on]")) {
        if (link instanceof HTMLAnchorElement) showIn(link, progress);
    }
}

/** A link to go on; to begin for a reader who has begun nothing, and to begin again for one who has read everything. */
function showIn(link: HTMLAnchorElement, progress: Progress): void {
    const { begin = "", start = "", goOn = "", again = begin, chapters = "" } = link.dataset;
    const addresses = new Map(chapters.split(" ").map((address) => [placeIn(address), address]));
    const places = [...addresses.keys()];
    const next = nextChapter(progress, places);
    const hasBegun = places.some((place) => progress.has(place));
    if (next === undefined || !hasBegun) {
        link.href = start;
        link.textContent = hasBegun ? again : begin;
        return;
    }
    const { at } = doneIn(progress, next);
    link.href = `${addresses.get(next) ?? start}${at === undefined ? "" : `#${at}`}`;
    const [, chapter = "", section] = /(\d+)\/(\d+)$/.exec(next) ?? [];
    link.textContent = fill(goOn, { number: section === "1" ? chapter : `${chapter}.${section}` });
}

const placeIn = (address: string): string => /course\/chapter\d+\/\d+$/.exec(address)?.[0] ?? "";

/** Shows where the reader goes on, in a page that shows nothing else of their progress. */
export const trackGoOn = (): void => void trackProgress(showGoOn);
