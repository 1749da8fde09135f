/**
 * Shows the meaning of a term in a popover beside its link, `a[data-term]`, which leads to a row of a list on the same
 * page. The popover is open while the pointer or the focus is on the link. A first tap opens it, a second follows the
 * link; Escape closes it.
 */

/** How long the pointer may take from the link to the popover, in milliseconds. */
const closeDelay = 250;

export function showMeanings(): void {
    const popover = addPopover();
    if (!popover) return;
    let shownLink: HTMLAnchorElement | undefined;
    /** The link whose popover was open at `pointerdown`: a tap fires focus and click events afterwards. */
    let shownBefore: HTMLAnchorElement | undefined;
    let waiting = 0;

    const hide = (): void => {
        window.clearTimeout(waiting);
        shownLink?.removeAttribute("aria-describedby");
        shownLink = undefined;
        popover.hidePopover();
    };
    const show = (link: HTMLAnchorElement): void => {
        window.clearTimeout(waiting);
        if (shownLink === link) return;
        hide();
        const row: HTMLElement | null = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        if (!row) return;
        for (const part of popover.querySelectorAll<HTMLElement>("[data-from]")) fill(part, row);
        link.setAttribute("aria-describedby", popover.id);
        // The source is the anchor of the popover's position.
        popover.showPopover({ source: link });
        shownLink = link;
    };

    document.addEventListener("pointerover", ({ target, pointerType }) => {
        if (pointerType === "touch") return;
        const link = termAt(target);
        if (link) show(link);
        else if (isIn(popover, target)) window.clearTimeout(waiting);
        else if (shownLink && document.activeElement !== shownLink) {
            window.clearTimeout(waiting);
            waiting = window.setTimeout(hide, closeDelay);
        }
    });
    document.addEventListener("focusin", ({ target }) => {
        const link = termAt(target);
        if (link?.matches(":focus-visible")) show(link);
    });
    document.addEventListener("focusout", ({ target }) => {
        if (target === shownLink) hide();
    });
    document.addEventListener("pointerdown", ({ target }) => {
        shownBefore = shownLink;
        if (shownLink && termAt(target) !== shownLink && !isIn(popover, target)) hide();
    });
    document.addEventListener("click", (event) => {
        const link = termAt(event.target);
        if (!link) return;
        const isTap = event instanceof PointerEvent && event.pointerType === "touch";
        if (isTap && shownBefore !== link) {
            event.preventDefault();
            show(link);
            // On a small screen the popover covers the lower part of the page.
            link.scrollIntoView({ block: "nearest" });
        } else hide();
    });
    document.addEventListener("keydown", ({ key }) => {
        if (key === "Escape" && shownLink) hide();
    });
}

const termAt = (target: EventTarget | null): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-term]") : null;

const isIn = (element: Element, target: EventTarget | null): boolean =>
    target instanceof Node && element.contains(target);

/** Adds the template's popover to the page; undefined on a page without terms. */
function addPopover(): HTMLElement | undefined {
    const template = document.querySelector<HTMLTemplateElement>("template[data-term-meaning]");
    const popover = template?.content.cloneNode(true).firstChild;
    if (!(popover instanceof HTMLElement)) return undefined;
    (document.querySelector("main") ?? document.body).append(popover);
    return popover;
}

/** Fills a part of the popover from the row, and hides it if the row does not have that part. */
function fill(part: HTMLElement, row: HTMLElement): void {
    const source = row.querySelector(part.dataset["from"] ?? "");
    part.hidden = source === null;
    part.textContent = "";
    part.append(...[...(source?.childNodes ?? [])].map((node) => node.cloneNode(true)));
}
