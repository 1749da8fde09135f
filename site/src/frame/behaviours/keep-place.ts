/** Lets `[data-keep-place]` links, which lead to this page in another language, lead to the same place of it. */
export function keepPlace(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-keep-place]")) {
        const follow = (): void => {
            link.search = window.location.search;
            link.hash = placeInPage();
        };
        // Before every way of following a link: a click, a key, a new tab, copying its address.
        for (const event of ["pointerenter", "focus", "click"]) link.addEventListener(event, follow);
    }
}

/** The heading that the reader is at, or came for, as a hash; headings have the same id in every language. */
function placeInPage(): string {
    const { hash } = window.location;
    const target = hash && document.getElementById(hash.slice(1));
    if (target && isOnScreen(target)) return hash;
    const passed = [...document.querySelectorAll(".prose :is(h2, h3)[id]")].filter(
        // A heading in a tab that is not shown is nowhere.
        (heading) =>
            heading.getClientRects().length > 0 && heading.getBoundingClientRect().top < window.innerHeight / 3,
    );
    const last = passed.at(-1);
    return last ? `#${last.id}` : hash;
}

function isOnScreen(element: Element): boolean {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
}
