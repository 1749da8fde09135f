/**
 * Shows the panel that was chosen on an earlier page, before it is drawn: the text of a script that stands at the end of
 * `[data-tabs]`. Until it has run the panels have their place, but nothing is seen in it. The page's behaviours, which come when it
 * has been read, do the rest: see `tabs.ts`.
 */
export const showRemembered = `{
    const root = document.currentScript.parentElement;
    const show = (choice) => {
        const panels = [...root.querySelectorAll("[data-panel]")];
        if (!panels.some(({ dataset }) => dataset.panel === choice)) return;
        for (const panel of panels) panel.toggleAttribute("data-chosen", panel.dataset.panel === choice);
        for (const tab of root.querySelectorAll("[data-tab]")) tab.ariaSelected = tab.dataset.tab === choice;
    };
    try {
        show(localStorage.getItem("client"));
    } catch {
        // A browser that keeps nothing shows the first.
    }
    root.dataset.tabs = "ready";
}`.replaceAll(/\n\s+/g, "\n");
