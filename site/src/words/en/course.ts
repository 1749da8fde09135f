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
