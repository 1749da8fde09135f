import { describe, expect, test } from "vitest";
import { readText } from "../../../../site/src/book/course/read-text.ts";
import { inTerminalOrder, isProgram, type Step, stepsOf } from "./steps.ts";

const files: Readonly<Record<string, string>> = {
    "retry.py": "# region wait\nwait()\n# endregion\nask()\n",
    "examples/notes/helper.py": "print(1)\n",
};

function readFile(name: string): string {
    const text = files[name];
    if (text === undefined) throw new Error(`no such file: ${name}`);
    return text;
}

const stepsIn = (...parts: string[]): readonly Step[] => stepsOf(readText(parts.join("\n\n"), "1.mdx"), readFile);

const sh = (text: string, words = "") => `\`\`\`sh${words}\n${text}\n\`\`\``;

const named = (steps: readonly Step[]) =>
    steps.map(({ command, inPage }) =>
        isProgram(command) ? `${command.id}${inPage ? " in page" : ""}` : command.text,
    );

describe("the steps of a chapter", () => {
    test("are its blocks and its programs, in the order of the page", () => {
        const frogs = '<Snippet id="frogs" message="Frogs?" clients="sh/curl js/fetch" />';
        expect(named(stepsIn(sh("ls"), frogs, '<Program file="retry.py" />', sh("pwd")))).toEqual([
            "ls",
            "frogs/js/fetch in page",
            "frogs/sh/curl in page",
            "retry.py in page",
            "pwd",
        ]);
    });

    test("have what is printed, and what a server answers, with the command before it", () => {
        const [step] = stepsIn('<Program file="retry.py" fails />', '```json\n{ "a": 1 }\n```', "```output\n1\n```");
        expect(step?.command.fails).toBe(true);
        expect(step?.outputs.map(({ kind }) => kind)).toEqual(["json", "output"]);
    });

    test("have a program that is shown in parts once, where no button runs it", () => {
        const parts = ['<Program file="retry.py" part="wait" />', '<Program file="retry.py" part="ask" />'];
        expect(named(stepsIn(...parts))).toEqual(["retry.py"]);
    });

    test("have parts of an application, which its tests run", () => {
        const part = '<Program file="examples/notes/server.py" part="ask" />';
        expect(named(stepsIn(part, sh("npm test", " app")))).toEqual(["npm test"]);
        expect(() => stepsIn(part, sh("npm test"))).toThrow("1.mdx:1: nothing runs examples/notes/server.py.");
    });

    test.each([
        ["an output before every command", "```output\n1\n```", "1.mdx:2: an output that no command gives."],
        ["a program that nobody runs", '<Program file="page.js" />', "1.mdx:1: nothing runs page.js."],
        ["a file that is not there", '<Program file="lost.py" />', "no such file: lost.py"],
        ["a snippet that the generator has not", '<Snippet id="x" task="dance" />', '<Snippet id="x">'],
    ])("cannot be read with %s", (_, text, message) => {
        expect(() => stepsIn(text)).toThrow(message);
    });
});

describe("in a terminal", () => {
    const program = '<Program file="retry.py" />';

    test("a program waits for the environment that its chapter makes, and for what it installs", () => {
        const make = [sh("python -m venv .env"), sh("pip install x"), sh("pip install y")];
        const steps = stepsIn(program, ...make, sh("ls"));
        expect(named(inTerminalOrder(steps))).toEqual([
            "python -m venv .env",
            "pip install x",
            "pip install y",
            "retry.py in page",
            "ls",
        ]);
    });

    test("the order is that of the page where the environment is there", () => {
        const steps = stepsIn(program, sh("pip install x"));
        expect(inTerminalOrder(steps)).toEqual(steps);
    });
});
