/**
 * Turns `[data-tabs]`, whose panels are rendered one below the other, into tabs as in the ARIA Authoring Practices: one
 * tab stop; arrow keys, Home and End choose. All groups of a page show the same choice, which is remembered for the
 * next page.
 */

const key = "client";

/**
 * Whether a stored text is the id of a tab, such as `js/fetch`. Another application of the host may use the same key.
 */
export const isChoice = (text: string | null): text is string =>
    text !== null && /^[a-z]{1,12}\/[\w.-]{1,40}$/.test(text);

/** The index of the tab that a key moves to; undefined for other keys. */
export function indexAfter(pressed: string, at: number, count: number): number | undefined {
    switch (pressed) {
        case "ArrowRight":
            return (at + 1) % count;
        case "ArrowLeft":
            return (at - 1 + count) % count;
        case "Home":
            return 0;
        case "End":
            return count - 1;
        default:
            return undefined;
    }
}

type Group = { readonly root: HTMLElement; readonly tabs: readonly HTMLElement[] };

/** Starts all tab groups of the page. */
export function chooseTabs(): void {
    const groups = [...document.querySelectorAll<HTMLElement>("[data-tabs]")].map(groupIn);
    if (groups.length === 0) return;
    const choose = (choice: string): void => {
        for (const group of groups) show(group, choice);
    };
    const remembered = recall();
    for (const group of groups) {
        for (const panel of panelsOf(group.root)) panel.setAttribute("role", "tabpanel");
        listen(group, (choice) => {
            choose(choice);
            remember(choice);
        });
    }
    if (remembered !== undefined) choose(remembered);
    // A link may lead into a hidden panel.
    const follow = (): void => {
        const target = document.getElementById(decoded(window.location.hash.slice(1)));
        const panel = target?.closest<HTMLElement>("[data-panel]");
        if (!target || !panel) return;
        choose(panel.dataset["panel"] ?? "");
        panel.parentElement?.scrollIntoView();
    };
    follow();
    window.addEventListener("hashchange", follow);
}

const groupIn = (root: HTMLElement): Group => ({
    root,
    tabs: [...root.querySelectorAll<HTMLElement>("[role=tab]")],
});

const panelsOf = (root: HTMLElement): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>("[data-panel]");

function listen({ root, tabs }: Group, choose: (choice: string) => void): void {
    const choiceOf = (tab: HTMLElement | undefined): string => tab?.dataset["tab"] ?? "";
    root.addEventListener("click", ({ target }) => {
        const tab = tabs.find((one) => target instanceof Node && one.contains(target));
        if (!tab) return;
        // Keeps the tab under the pointer, although the panels of other groups change their height.
        const before = tab.getBoundingClientRect().top;
        choose(choiceOf(tab));
        window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
    });
    root.addEventListener("keydown", (event) => {
        const at = tabs.findIndex((tab) => tab.contains(document.activeElement));
        const index = at < 0 ? undefined : indexAfter(event.key, at, tabs.length);
        const tab = index === undefined ? undefined : tabs[index];
        if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        choose(choiceOf(tab));
        tab.focus();
    });
}

/** Shows the panel of a choice; a group without that choice is unchanged. */
function show({ root, tabs }: Group, choice: string): void {
    if (!tabs.some((tab) => tab.dataset["tab"] === choice)) return;
    for (const tab of tabs) {
        const isChosen = tab.dataset["tab"] === choice;
        tab.setAttribute("aria-selected", String(isChosen));
        tab.tabIndex = isChosen ? 0 : -1;
    }
    for (const panel of panelsOf(root)) panel.toggleAttribute("data-chosen", panel.dataset["panel"] === choice);
}

function recall(): string | undefined {
    try {
        const text = localStorage.getItem(key);
        return isChoice(text) ? text : undefined;
    } catch {
        return undefined;
    }
}

function remember(choice: string): void {
    try {
        if (isChoice(choice)) localStorage.setItem(key, choice);
    } catch {
        // Without localStorage the choice holds for this page only.
    }
}

function decoded(hash: string): string {
    try {
        return decodeURIComponent(hash);
    } catch {
        return "";
    }
}
