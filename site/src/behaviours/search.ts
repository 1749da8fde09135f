/** Opens the search from a `[data-search]` button, by `/`, and by Ctrl K or ⌘ K. Until then nothing of it is loaded. */
export function openSearch(): void {
    const button = document.querySelector<HTMLElement>("[data-search]");
    if (!button) return;

    const open = async (): Promise<void> => {
        const { showSearch } = await import("../search/dialog.ts");
        showSearch(button.dataset["search"] ?? "");
    };

    button.addEventListener("click", open);
    document.addEventListener("keydown", (event) => {
        // Where the button is not shown, as in a page within another, nothing is to be opened.
        if (!isCall(event) || !button.checkVisibility()) return;
        event.preventDefault();
        open();
    });
}

function isCall({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
    if (isComposing || altKey) return false;
    if (ctrlKey || metaKey) return key.toLowerCase() === "k";
    // A slash in a field is a slash.
    return key === "/" && !(target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));
}
