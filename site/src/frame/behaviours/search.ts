import { withKey } from "./with-key.ts";

/** Opens the search from a `[data-search]` button, by `/`, and by Ctrl K or ⌘ K. Until then nothing of it is loaded. */
export function openSearch(): void {
    const button = document.querySelector<HTMLElement>("[data-search]");
    if (!button) return;

    /** What is typed while the window is loaded; undefined at any other time. */
    let typed: string | undefined;
    const open = async (): Promise<void> => {
        if (typed !== undefined) return;
        typed = "";
        try {
            const { showSearch } = await import("../../search/open-dialog.tsx");
            showSearch(button.dataset["search"] ?? "", typed);
        } finally {
            typed = undefined;
        }
    };

    button.addEventListener("click", open);
    document.addEventListener("keydown", (event) => {
        if (typed !== undefined) {
            const longer = withKey(typed, event);
            if (longer !== typed) event.preventDefault();
            typed = longer;
        }
        // Where the button is not shown, as in a page within another, nothing is to be opened.
        else if (isCall(event) && button.checkVisibility()) {
            event.preventDefault();
            open();
        }
    });
}

function isCall({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
    if (isComposing || altKey) return false;
    if (ctrlKey || metaKey) return key.toLowerCase() === "k";
    // A slash in a field is a slash.
    return key === "/" && !(target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));
}
