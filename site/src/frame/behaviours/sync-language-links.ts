/**
 * Makes `[data-keep-place]` links, which lead to this page in another language, keep the query and the reading
 * position.
 */
export function syncLanguageLinks(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-keep-place]")) {
        const follow = (): void => {
            link.search = window.location.search;
            link.hash = currentHash();
        };
        // Covers every use of a link: a click, a key, a new tab, copying its address.
        for (const event of ["pointerenter", "focus", "click"]) link.addEventListener(event, follow);
    }
}

/** The hash of the heading at the reading position; a heading has the same id in every language. */
function currentHash(): string {
    const { hash } = window.location;
    const target = hash && document.getElementById(hash.slice(1));
    if (target && isOnScreen(target)) return hash;
    const headings = [...document.querySelectorAll(".prose :is(h2, h3)[id]")].filter(
        // A heading in a hidden tab has no box.
        (heading) =>
            heading.getClientRects().length > 0 && heading.getBoundingClientRect().top < window.innerHeight / 3,
    );
    const last = headings.at(-1);
    return last ? `#${last.id}` : hash;
}

function isOnScreen(element: Element): boolean {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
}
