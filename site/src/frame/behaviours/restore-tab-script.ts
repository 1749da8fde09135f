/**
 * The text of an inline script at the end of `[data-tabs]`, which shows the panel chosen on an earlier page before the
 * first paint. Until it has run, the panels take up space but are hidden. `tabs.ts`, which runs later, does the rest.
 */
export const restoreTabScript = `{
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
