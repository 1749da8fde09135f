import type { Translations } from "./answers.ts";

const fromSource: Translations = {};

/** The page of the matrix. */
export const matrix = {
    what: "What it is",
    whatAbout:
        "Every program that Callsheet can write: a line of JSON for each provider, task, model, client and set of options. Beside the program, each line has the request that it must send. The proof and the bench read it, and other people's tools can.",
    make: "How to make it",
    makeAbout:
        "`callsheet matrix` in a terminal; `matrix()` in a program, which writes each line when it is asked for.",
    narrow: "For a part of it:",
    own: "For models of your own, described in a file, one a line, as JSON:",
    command: "All options of the command",
    fields: "The fields of a line",
    fieldsAbout: "Fields are only ever added.",
    example: "A line",
    exampleAbout: "`{id}`, spread out to be read. Its `content` stands below.",
    leaves: "The leaves of a request",
    leavesAbout:
        "What is known only when the program runs stands in `wire` as a leaf, whose key begins with `$`. A header with a leaf in it is a list of its pieces.",
    leaf: "Leaf",
    meaning: "What it stands for",
    leafTexts: {
        secret: "The access token in that environment variable.",
        file: "The bytes of the file.",
        base64: "The same bytes as base64 text.",
        dataUrl: "The same bytes as a `data:` URL of that type.",
    },
    proof: "How the proof uses it",
    proofAbout:
        "The proof runs the `content` of each line as it is, with the real library. What the program sends is compared with `wire` in the sandbox: method, address, headers, body.",
    fieldTexts: fromSource,
};

export type MatrixStrings = typeof matrix;
