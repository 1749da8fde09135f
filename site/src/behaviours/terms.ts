/**
 * Shows the meaning of a term beside it: a link `a[data-term]`, to the row of a list on the same page. It is shown while the
 * pointer or the keyboard is at the link, and by a tap, of which the second follows the link; Escape takes it away.
 */

/** How long the pointer may be between the link and what it shows. */
const onTheWay = 250;

export function showMeanings(): void {
    if (!document.querySelector("a[data-term]")) return;
    const popover = makePopover();
    let shown: HTMLAnchorElement | undefined;
    /** What was shown when the pointer came down: a tap moves the focus, and clicks, afterwards. */
    let shownBefore: HTMLAnchorElement | undefined;
    let waiting = 0;

    const hide = (): void => {
        window.clearTimeout(waiting);
        shown?.removeAttribute("aria-describedby");
        shown = undefined;
        popover.hidePopover();
    };
    const show = (link: HTMLAnchorElement): void => {
        window.clearTimeout(waiting);
        if (shown === link) return;
        hide();
        const row: HTMLElement | null = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        if (!row) return;
        popover.replaceChildren(...[...row.querySelectorAll<HTMLElement>(":scope > *")].map(copyOf));
        link.setAttribute("aria-describedby", popover.id);
        // The link is then what the popover is placed beside.
        popover.showPopover({ source: link });
        shown = link;
    };

    document.addEventListener("pointerover", ({ target, pointerType }) => {
        if (pointerType === "touch") return;
        const link = termAt(target);
        if (link) show(link);
        else if (isIn(popover, target)) window.clearTimeout(waiting);
        else if (shown && document.activeElement !== shown) {
            window.clearTimeout(waiting);
            waiting = window.setTimeout(hide, onTheWay);
        }
    });
    document.addEventListener("focusin", ({ target }) => {
        const link = termAt(target);
        if (link?.matches(":focus-visible")) show(link);
    });
    document.addEventListener("focusout", ({ target }) => {
        if (target === shown) hide();
    });
    document.addEventListener("pointerdown", ({ target }) => {
        shownBefore = shown;
        if (shown && termAt(target) !== shown && !isIn(popover, target)) hide();
    });
    document.addEventListener("click", (event) => {
        const link = termAt(event.target);
        if (!link) return;
        const isTap = event instanceof PointerEvent && event.pointerType === "touch";
        if (isTap && shownBefore !== link) {
            event.preventDefault();
            show(link);
            // Out from under the sheet that a small screen shows.
            link.scrollIntoView({ block: "nearest" });
        } else hide();
    });
    document.addEventListener("keydown", ({ key }) => {
        if (key === "Escape" && shown) hide();
    });
}

const termAt = (target: EventTarget | null): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-term]") : null;

const isIn = (element: Element, target: EventTarget | null): boolean =>
    target instanceof Node && element.contains(target);

/** It is `manual`: one that the browser closes at each press could not tell a second tap from the first. */
function makePopover(): HTMLElement {
    const popover = document.createElement("div");
    popover.id = "term-meaning";
    popover.className = "term-meaning";
    popover.setAttribute("popover", "manual");
    popover.setAttribute("role", "tooltip");
    (document.querySelector("main") ?? document.body).append(popover);
    return popover;
}

/** A part of a row as a paragraph, without its link. */
function copyOf(part: HTMLElement): HTMLElement {
    const copy = document.createElement("p");
    copy.className = part.localName === "dt" ? "term-name" : part.className;
    if (part.lang !== "") copy.lang = part.lang;
    const { childNodes } = part.querySelector("a") ?? part;
    copy.append(...[...childNodes].map((node) => node.cloneNode(true)));
    return copy;
}
