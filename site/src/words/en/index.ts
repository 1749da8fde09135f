import { englishGenerator } from "@callsheet/react/generator/core";
import { answers } from "./answers.ts";
import { commandLine } from "./command-line.ts";
import { course, notebook, teachers } from "./course.ts";
import { drawings } from "./drawings.ts";
import { errorFinder, errorPages } from "./errors.ts";
import { exercises } from "./exercises.ts";
import { figures } from "./figures.ts";
import { home } from "./home.ts";
import { lessons } from "./lessons.ts";
import { library } from "./library.ts";
import { map, offline, publishing } from "./map.ts";
import { matrix } from "./matrix.ts";
import { providerPages } from "./provider-pages.ts";
import { providers } from "./providers.ts";
import { reference } from "./reference.ts";
import { run } from "./run.ts";
import { sandbox } from "./sandbox.ts";
import { search } from "./search.ts";
import { tasks } from "./tasks/index.ts";

/** All strings of the site in English, which define the type of those in every language. */
export const english = {
    page: {
        skip: "Skip to the content",
        navigation: "Main",
        language: "Language",
        darkTheme: "Dark theme",
        /** The licence is named, as a link, between the two. */
        license: { before: "Texts: ", after: ". Code: MIT." },
        footer: "Callsheet: the handbook for calling hosted machine-learning models.",
    },
    course: {
        chapter: "Chapter",
        section: "Section",
        time: "Time",
        minutes: "minutes",
        needs: "You need",
        contents: "On this page",
        terms: "Words of this chapter",
        check: { right: "Right.", wrong: "No. Think again." },
    },
    code: {
        notebook: "Notebook",
        output: "Output",
        python: "Python",
        sh: "Terminal",
        js: "JavaScript",
        http: "HTTP",
        json: "JSON",
        text: "Text",
        scrolls: "Code",
        table: "Table",
        copy: "Copy",
        copied: "Copied",
        copyFailed: "Could not copy. The code is selected: press Ctrl+C.",
    },
    notFound: {
        title: "Page not found",
        text: "There is nothing at this address. The page may have been renamed, or the link cut short.",
    },
    proof: {
        name: "Proof",
        title: "Every snippet has been run",
        description:
            "Each program that this site can write is run as it stands, with the real libraries, and what it sends is checked.",
        verdict: "{passed} of {all} programs passed on {date}.",
        how: "A program passes when it ends well, when the request that it sent is the expected one in its address, its headers and its body, when the token went to nobody else, and when it printed or saved what came back. The providers are played by a strict server on the same machine: nothing was sent to them.",
        covering:
            "The tables are of the last run of every program. When something changes, those are run that stand for all: each library at each provider and task, each parameter by itself, and every two options together. On {date} {all} of {of} programs were chosen so, and {passed} passed.",
        again: "Run it yourself:",
        clients: "By library",
        client: "Library",
        with: "Checked with",
        ours: "Callsheet",
        theirs: "The Hub’s own generator",
        peer: "The Hub’s own generator is the one of @huggingface/inference {version}. Its programs were run and checked in the same way on {date}, and a little more mildly: a result that is only left in a variable passes, and so does a stream that stumbles after its last word. Where it writes no program for a library and a task, there is nothing to count.",
        total: "All",
        tasks: "By task",
        cell: "A cell says how many of the programs passed: plain, billed to an organisation, as a stream, with the provider’s own key, and so on. A dash: the library cannot do this task at this provider.",
        provider: "Provider",
        none: "no programs",
    },
    coursePage: course,
    teachers,
    lessons,
    home,
    map,
    library,
    commandLine,
    sandbox,
    matrix,
    run,
    search,
    notebook,
    publishing,
    offline,
    reference,
    tasks,
    providers,
    providerPages,
    errorPages,
    exercises,
    errorFinder,
    answers,
    drawings,
    figures,
    generator: {
        ...englishGenerator,
        /** Below the program of a chat. */
        answer: {
            alsoThere:
                "Beside the text, which is `content`, the message holds `role`, and from some models `reasoning` or `tool_calls`. The answer holds `finish_reason`, which says why it ended, and `usage`, which says how many tokens it took.",
            textAlone: "The text alone: {code}",
        },
        proved: "Checked with {version} on {date}",
        description:
            "Choose a model and a task, and get working code that calls it from Python, JavaScript or the shell.",
    },
};

export type Strings = typeof english;
