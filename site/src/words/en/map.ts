/** The titles of the pages, and the strings of the navigation. */
export const map = {
    learn: "Learn",
    lookUp: "Look up",
    build: "Build",
    guides: "Guides",
    integrations: "In your own tools",
    trust: "Proof",
    /** The list of all pages beside the text. */
    pages: "Pages",
    trail: "You are here",
    contents: "On this page",
    previous: "Previous",
    next: "Next",
    changed: "Last changed on {date}",
    edit: "Mend this page",
    madeFrom: "This page is made from",
    markdown: "As Markdown",
    course: {
        title: "The course",
        description:
            "From the very start: ask a model the first question, work with words, images and sound, and at the end build an application of your own.",
    },
    teachers: {
        title: "For teachers",
        description:
            "The plan of the book, a lesson for each chapter with the solutions of its exercises, the answers to its questions, and how to teach in a room without a network.",
    },
    glossary: {
        title: "Glossary",
        description: "The words that this course uses, and what each of them means, in plain language.",
    },
    tasks: {
        title: "Tasks",
        description: "What models can be asked to do: what each task takes, what it gives, and the code that calls it.",
    },
    providers: {
        title: "Providers",
        description: "Who hosts models: where each is, which key it wants, which tasks it does, and its own ways.",
    },
    models: {
        title: "Models",
        description: "Known models: what each does, who serves it under which name, and the code that calls it.",
    },
    provider: "How to call models at {name}: address, key, tasks, models, waiting and errors.",
    model: "{name}: its task ({task}), who serves it, and the code that calls it.",
    errors: {
        title: "Errors",
        description: "What an error message means and what to do: paste the message, find the page.",
    },
    library: {
        title: "The library",
        description: "Every function of the client @callsheet/inference: what it takes, what it gives, what it throws.",
    },
    commandLine: {
        title: "The command line",
        description: "callsheet in a terminal: every command with its options, and what it prints.",
    },
    sandbox: {
        title: "The sandbox",
        description: "A provider on your own machine, which answers like the real ones and fails when it is told to.",
    },
    matrix: {
        title: "The matrix",
        description: "Every program that Callsheet can write, one JSON line each: what the fields of a line mean.",
    },
};

export type MapStrings = typeof map;

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
