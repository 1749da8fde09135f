/**
 * Shows the meaning of a term beside it: a link `a[data-term]`, to the row of a list on the same page. It is shown while the
 * pointer or the keyboard is at the link, and by a tap, of which the second follows the link; Escape takes it away.
 */

/** How long the pointer may be between the link and what it shows. */
const onTheWay = 250;

export function showMeanings(): void {
    const popover = addPopover();
    if (!popover) return;
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
        for (const part of popover.querySelectorAll<HTMLElement>("[data-from]")) fill(part, row);
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

/** Adds the template's popover to the page; a page without terms has none. */
function addPopover(): HTMLElement | undefined {
    const template = document.querySelector<HTMLTemplateElement>("template[data-term-meaning]");
    const popover = template?.content.cloneNode(true).firstChild;
    if (!(popover instanceof HTMLElement)) return undefined;
    (document.querySelector("main") ?? document.body).append(popover);
    return popover;
}

/** Fills a part of the popover with what the row says of it; a row need not say all. */
function fill(part: HTMLElement, row: HTMLElement): void {
    const said = row.querySelector(part.dataset["from"] ?? "");
    part.hidden = said === null;
    part.textContent = "";
    part.append(...[...(said?.childNodes ?? [])].map((node) => node.cloneNode(true)));
}
