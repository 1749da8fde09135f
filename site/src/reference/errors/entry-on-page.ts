/** What the page says of an error, where it stands: nothing of it is loaded a second time. */
export type EntryOnPage = { readonly title: Element; readonly body: Element };

/** @param id of the error @returns undefined where the page does not have it */
export function entryOnPage(id: string): EntryOnPage | undefined {
    const entry = document.getElementById(id)?.closest(".error-entry");
    const [title, body] = [entry?.querySelector(".error-title"), entry?.querySelector(".error-body")];
    return title && body ? { title, body } : undefined;
}
