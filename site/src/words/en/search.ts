/** The search: its button, its dialog, its page. */
export const search = {
    open: "Search",
    /** The shortcuts that open it, for `aria-keyshortcuts`. */
    keys: "/ Control+K",
    title: "Search this site",
    description: "Find a word, a model’s name or an error’s message in all pages.",
    label: "What are you looking for?",
    placeholder: "translation, gemma, rate limit",
    submit: "Search",
    close: "Close",
    results: "Results",
    loading: "Fetching the index…",
    /** Shown before anything is typed. */
    hint: "Type a word, a task, a provider, a model, or a piece of an error’s message.",
    keysHint: "↑ ↓ to move through the results, Enter to open, Esc to close.",
    none: "Nothing was found for “{query}”.",
    noneHint: "Check the spelling, use fewer words, or say the same in another word.",
    otherLanguage: "Search the pages in {language}",
    one: "1 page found",
    found: "{count} pages found",
    shown: "{count} pages found, the first {shown} are here",
    all: "See all results",
    failed: "The index could not be loaded. Check that you are online.",
    retry: "Try again",
    /** Shown when the index cannot be loaded, for example after a new version of the site. */
    reload: "If the site has changed since, opening the page again will find it.",
    dev: "The index is made when the site is built; there is none here.",
    noScript: "Searching takes JavaScript. Without it, look through these lists:",
};

export type SearchStrings = typeof search;
