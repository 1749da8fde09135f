/**
 * Where a reader is in a chapter: the id of the heading above, and how many blocks of text below it. `memory~4` is four
 * blocks below the heading `memory`. It is the hash of a link, too, so that a link can lead back there.
 */

/** Longer than the pauses of somebody who scrolls to another place. */
const restSeconds = 2;

/**
 * Goes to the position in the page's address. Records where the reader rests, and where the page is left: for another
 * page, another tab or another app, after which the browser may close it without a word. The top of the page is no
 * position: readers go there for the links of its header.
 */
export function trackPosition(record: (at: string) => void): void {
    scrollToPosition();
    const recordPosition = (): void => {
        const at = readPosition();
        if (at !== undefined) record(at);
    };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const awaitRest = (): void => {
        clearTimeout(rest);
        rest = setTimeout(recordPosition, restSeconds * 1000);
    };
    window.addEventListener("scroll", awaitRest, { passive: true });
    window.addEventListener("pagehide", recordPosition);
    document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "hidden") recordPosition();
    });
}

/** The position of the reader in the chapter of this page; undefined above its first heading. */
function readPosition(): string | undefined {
    // Where a link to a block scrolls its top to; the pixel is for rounding.
    const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 1;
    const passed = blocks().filter((block) => block.getBoundingClientRect().top <= line);
    const heading = passed.findLastIndex((block) => isHeading(block));
    const id = passed[heading]?.id;
    if (id === undefined) return undefined;
    const below = passed.length - 1 - heading;
    return below === 0 ? id : `${id}~${below}`;
}

/**
 * Scrolls to the position in the page's address. A position that the chapter no longer has leads to the last block of
 * its part.
 */
function scrollToPosition(): void {
    const [, id, below] = /^#([a-z][a-z\d-]*)~(\d{1,3})$/.exec(window.location.hash) ?? [];
    if (id === undefined) return;
    const all = blocks();
    const heading = all.findIndex((block) => block.id === id);
    const after = all.slice(heading + 1);
    const next = after.findIndex(isHeading);
    const part = [...all.slice(heading, heading + 1), ...(next === -1 ? after : after.slice(0, next))];
    if (heading !== -1) part[Math.min(Number(below), part.length - 1)]?.scrollIntoView();
}

const blocks = (): readonly Element[] => [...document.querySelectorAll("article > .prose > *")];
const isHeading = (block: Element): boolean => /^H[23]$/.test(block.tagName) && block.id !== "";
