/** Text that a chapter's notebook adds to the chapter, and the links to download or open it. */
export const notebook = {
    from: "This notebook is chapter {chapter} of the course of Callsheet. Run its cells one after the other, from the top. “This page” in the text is the chapter’s page on the site, where a button below each program runs it; here, run the cell.",
    setup: [
        "## Before you begin",
        "This cell installs the libraries that are needed, and looks for your access token: in the environment variable `{variable}`, then among the **Secrets** of Colab (the picture of a key at the side). Where there is none, it asks you. Nobody sees what you type, and it is not kept in the notebook.",
        "Here real models answer, not the sandbox of that page: what they cost is billed to the token’s account.",
    ],
    files: "This program reads {files}. Put a file of your own with that name beside the notebook; in Colab, open **Files** (the picture of a folder at the side) and upload it.",
    beside: "This program reads {files}; first we write that file.",
    /** What the cell that checks an exercise says when it cannot. */
    check: {
        noCell: "Run the cell above first. Its first line, with the name of the exercise, has to stay.",
        noCommand:
            "The command callsheet is not there yet. The page about the sandbox says how to get it: https://callsheet.github.io/callsheet/en/sandbox",
    },
    checks: "The cells with `check(…)` judge an exercise. They need the command `callsheet`, and ask no real model. `check(…, hint=2)` says more, `hint=3` the answer.",
    answer: "Answer",
    download: "Download the notebook",
    colab: "Open in Colab",
};

export type NotebookStrings = typeof notebook;
