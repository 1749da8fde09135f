/** Strings for Markdown copies, feeds and shared links. */
export const publishing = {
    /** The Open Graph locale. */
    locale: "en_GB",
    viewMarkdown: "View Markdown",
    copyPage: "Copy page",
    copyPageFailed: "Could not copy. Open the Markdown and copy it there.",
    feed: "Feed of changes (Atom)",
    feedTitle: "Callsheet: what is new",
    feedSubtitle: "The pages that are new or have changed.",
    search: "Search the whole site",
    searchButton: "Search",
};

export type PublishingStrings = typeof publishing;
