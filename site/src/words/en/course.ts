/** The course's own page, and the reader's progress. */
export const course = {
    goal: {
        title: "What you will have at the end",
        lead: "When the last chapter is done you will have:",
        list: [
            "code of your own that asks a model: in Python, in JavaScript and in a terminal",
            "programs that tell the mood of a message, translate, and find the sentence that means the same",
            "a conversation that remembers, and that calls your function when it needs it",
            "programs that look at pictures and draw them, write down speech and read text aloud",
            "an eye for which model to take and from whom, and for what to do when something goes wrong",
            "a whole application: ask it aloud, and it finds the answer in your notes and says it",
        ],
    },
    chapters: "Chapters",
    time: "About {hours} hours {minutes} minutes",
    wholeHours: "About {hours} hours",
    needs: "To begin, a browser; no account, no token",
    minutes: "{minutes} minutes",
    begin: "Begin with chapter {number}",
    goOn: "Go on with chapter {number}",
    again: "Read chapter {number} again",
    progress: {
        title: "Your progress",
        read: "Chapters read",
        answered: "Questions answered",
        right: "Right at the first try",
        of: "{count} of {all}",
        chapter: "Answered: {answered} of {questions}, right at once: {right}",
        /** Beside the name of a chapter. */
        isRead: "read",
        readThis: "I have read this chapter",
        see: "See your progress",
        kept: "What you have read, where you were and which questions you have answered is kept in this browser only. Nothing is sent anywhere.",
        refused: "This browser keeps nothing: this is forgotten when you leave the page.",
        clear: "Clear my progress",
        sure: "Clear all your progress?",
        loss: "Which chapters you have read, where you were and which questions you have answered will be gone from this browser. It cannot be brought back.",
        yes: "Yes, clear it",
        no: "No, keep it",
        cleared: "Your progress is cleared.",
        check: {
            none: "Not answered yet.",
            right: "Your first answer: right.",
            wrong: "Your first answer: wrong. Try again.",
        },
    },
};

export type CourseStrings = typeof course;

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

/** The page for teachers. */
export const teachers = {
    plan: {
        title: "The plan of the book",
        text: "The book takes {time} of reading and trying. A chapter fills one or two lessons. Each ends with questions, a list of what goes wrong, and a summary.",
        chapter: "Chapter",
        takes: "Takes",
        needs: "Needs",
        teaches: "Teaches",
    },
    room: {
        title: "In a room without a network",
        text: "One computer with Python serves the whole site to all others, phones too. They need a network with that computer, not with the world. Reading, searching, running programs and the generator work. A program asks the sandbox in its page, and the exercises are checked in the page as well; only real providers need the internet.",
        steps: [
            "Get the site as one file where there is a network: `callsheet-site.tar`, which is attached to each release. It is about 110 MB.",
            "Unpack it and start the program in it, which is made of Python’s own library and needs nothing else:",
            "It prints two addresses. Open the second one on the other devices.",
        ],
        servers:
            "Another program can serve the folder, too, if it gives the file `en/teachers.html` for the address `/en/teachers`, and if the site lies at the path for which it was built: `/callsheet` for the file above. `npx serve`, started in the folder that holds `callsheet`, does both, once it has been fetched where there is a network; open `/callsheet` at the address that it prints. Python’s own `python3 -m http.server` does not: it does not find the pages, which is why `serve.py` exists.",
        sources:
            "Or build it from the sources with Node: `npm install`, then `npm run build`. The folder is `site/dist`.",
        advice: "A device fetches Python (8 MB) from that computer when it first runs a program. Try one device before the lesson. Public networks often keep devices from each other: a phone’s hotspot or a plain router does.",
        visited:
            "With a network now and then: each page that was opened once on the public site opens again without one.",
    },
    answers: {
        title: "Answers to the questions",
        text: "The right answer to each question of chapter 0, and why. Those of the other chapters are on the chapters’ pages above.",
    },
    use: {
        title: "May I copy it?",
        text: "Yes. The texts are under CC BY 4.0: copy, print, translate and change them, and name Callsheet. The programs are under the MIT licence. Each chapter prints without what works on a screen only, and is there as a notebook and as Markdown. What a pupil has read stays in the pupil’s browser; nobody has to sign in.",
    },
};

export type TeachersStrings = typeof teachers;
