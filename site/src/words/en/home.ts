/** The home page. */
export const home = {
    title: "Ask any hosted model, from your own code",
    description:
        "A course for beginners, code for every model, task and provider, and a library. Each snippet has been run, and what it sent was checked.",
    start: "Start the course",
    make: "Make a snippet",
    example: {
        title: "One call, three ways to write it",
        lead: "Choose what to ask for and the language to ask in. The code runs as it stands; here you can run the call at once, without an account.",
        choose: "What to ask for",
    },
    ways: {
        title: "Three ways in",
        learn: {
            title: "Learn",
            text: "A course in nine chapters: you begin without installing a thing, and in the end an application of your own listens, finds and speaks.",
        },
        lookUp: {
            title: "Look up",
            text: "{tasks} tasks, {providers} providers, {models} models: what each takes and gives, how to read it, and what goes wrong.",
        },
        build: {
            title: "Build",
            text: "Working code in Python, JavaScript and shell, with your model and your words in it, for {clients} libraries.",
        },
    },
    proof: {
        title: "Run, not just written",
        text: "Each of these programs was run as it stands, with the real library, and the request that it sent was compared with the expected one.",
        ours: "Callsheet",
        theirs: "The Hub’s own generator",
        passed: "{passed} of {all} programs passed",
        more: "How it is proved",
    },
};

export type HomeStrings = typeof home;
