/** The offline page, and the notice of a newer version. */
export const offline = {
    title: "This page does not open offline",
    text: "You are offline, and you have not opened this page before, so it was not kept here. The pages below open all the same.",
    again: "Try this page again",
    kept: "Pages that always open",
    visited: "Pages that you opened before",
    newer: "A newer version of this site is ready.",
    openNewer: "Open the newer version",
};

export type OfflineStrings = typeof offline;
