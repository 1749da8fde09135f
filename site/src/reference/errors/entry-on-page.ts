/** The elements of an error's entry on the page. The finder copies them, so the text is not loaded twice. */
export type EntryOnPage = { readonly title: Element; readonly body: Element };

/** @param id of the error @returns undefined if the page does not have it */
export function entryOnPage(id: string): EntryOnPage | undefined {
    const entry = document.getElementById(id)?.closest(".error-entry");
    const [title, body] = [entry?.querySelector(".error-title"), entry?.querySelector(".error-body")];
    return title && body ? { title, body } : undefined;
}
