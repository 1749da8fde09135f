/** Opens the search from a `[data-search]` button, with `/`, Ctrl K or ⌘ K. Its code is loaded when it is opened. */
export function openSearch(): void {
    const button = document.querySelector<HTMLElement>("[data-search]");
    if (!button) return;

    /** The text typed while the dialog is loading; undefined at any other time. */
    let typedText: string | undefined;
    const open = async (): Promise<void> => {
        if (typedText !== undefined) return;
        typedText = "";
        try {
            const { loadSearch } = await import("../../search/open-dialog.tsx");
            const showSearch = await loadSearch();
            showSearch(button.dataset["search"] ?? "", typedText);
        } finally {
            typedText = undefined;
        }
    };

    button.addEventListener("click", open);
    document.addEventListener("keydown", (event) => {
        if (typedText !== undefined) {
            const longer = appendKey(typedText, event);
            if (longer !== typedText) event.preventDefault();
            typedText = longer;
        }
        // The button is hidden in an embedded page, which has no search.
        else if (isShortcut(event) && button.checkVisibility()) {
            event.preventDefault();
            open();
        }
    });
}

function isShortcut({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
    if (isComposing || altKey) return false;
    if (ctrlKey || metaKey) return key.toLowerCase() === "k";
    // In a field, a slash is text.
    return key === "/" && !(target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));
}

/** The text after a key press at its end, as in a text field. Named keys, such as Enter or F1, add nothing. */
export function appendKey(
    text: string,
    { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">,
): string {
    if (ctrlKey || metaKey || altKey) return text;
    if (key === "Backspace") return text.slice(0, -1);
    return /^[A-Z]./.test(key) ? text : text + key;
}
