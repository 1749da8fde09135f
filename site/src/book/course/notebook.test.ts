import { languagesOf, solutionOf, startOf } from "@callsheet/exercises";
import { exerciseIn, exercisesIn } from "@callsheet/exercises/files";
import { describe, expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { chapterSources } from "./chapter-files.ts";
import { cellsOf, notebookOf } from "./notebook-cells.ts";
import { cellName, checkFunction, notebookExercise } from "./notebook-markdown.ts";

const files: Readonly<Record<string, string>> = {
    "parts.py": "# region first\nimport os\n# endregion\n\n# region last\nprint(os.name)\n# endregion\n",
    "wrong.py":
        "from huggingface_hub import InferenceClient\n\nInferenceClient(api_key=os.environ['HF_TOKEN']).nothing()\n",
    "examples/notes/helper.py": "import sys\n\nprint(open(sys.argv[1]).read())\n",
    "examples/notes/notes.txt": "The tank is full.\n",
};

const source = (body: string, language: "gu" | "en" = "en") => ({
    language,
    chapter: 3,
    section: 1,
    file: "1.mdx",
    markdown: `---\ntitle: "Asking"\ndescription: "How one asks."\n---\n\n${body}`,
    readFile: (name: string) => files[name] ?? expect.fail(`There is no ${name}.`),
    readExercise: (id: string) => exerciseIn("en", id),
});

/** The cells without the title cell and the setup cell. */
const cells = (...lines: string[]) =>
    cellsOf(source(lines.join("\n")))
        .filter(({ id }) => !id.startsWith("chapter-"))
        .map(({ kind, id, source }) => [kind, id, source]);

test("a notebook begins with the title of the chapter, what it is about, and where it is from", () => {
    const [first, ...others] = cellsOf(source("Hello.\n"));
    expect(first?.source.split("\n\n").slice(0, 2)).toEqual(["# Asking", "How one asks."]);
    expect(first?.source).toContain("chapter 3 of the course of Callsheet");
    expect(others).toEqual([]);
});

test("what is read stands as it was written, a cell for each heading", () => {
    expect(
        cells("## Ask *me* {#ask}", "", "One **word**.", "", "| a | b |", "| - | - |", "", "### More {#more}"),
    ).toEqual([
        ["markdown", "ask-1", "## Ask *me*\n\nOne **word**.\n\n| a | b |\n| - | - |"],
        ["markdown", "more-1", "### More"],
    ]);
});

test("links to pages of the site are words, others stay", () => {
    expect(
        cells("## A {#a}", "", "See [the *list*](/en/tasks), [below](#a) and [Python](https://www.python.org)."),
    ).toEqual([["markdown", "a-1", "## A\n\nSee the *list*, below and [Python](https://www.python.org)."]]);
});

test("a price is no mathematics", () => {
    expect(cells("## A {#a}", "", "From $1 to $2, `$HOME`.")).toEqual([
        ["markdown", "a-1", "## A\n\nFrom \\$1 to \\$2, `$HOME`."],
    ]);
});

test("Python is run, what is typed in a terminal and what is answered are shown", () => {
    const [python, shown] = cells(
        "## A {#a}\n",
        "```python\nprint(1)\n```\n\n```output\n1\n```\n\n```sh fails\nls nothing\n```\n\n```json\n{}\n```",
    ).slice(1);
    expect(python).toEqual(["code", "a-2", "print(1)"]);
    expect(shown).toEqual(["markdown", "a-3", "```text\n1\n```\n\n```sh\nls nothing\n```\n\n```json\n{}\n```"]);
});

test("where a chapter has a way for notebooks, only that is run", () => {
    const code = cells("## A {#a}\n", "```python\nprint(1)\n```\n\n```notebook\n!ls\n```").filter(
        ([kind]) => kind === "code",
    );
    expect(code).toEqual([["code", "a-2", "!ls"]]);
});

test("a cell knows what it prints, and where it stands; what a terminal prints is no cell's", () => {
    const text = "```python\n1\n```\n\nSo:\n\n```output\n1\n```\n\n```sh\nls\n```\n\n```output\nnotes\n```";
    const [cell] = cellsOf(source(text)).filter(({ kind }) => kind === "code");
    expect(cell).toMatchObject({ place: { line: 7 }, outputs: [{ text: "1", place: { line: 13 } }] });
});

test("the generator's programs are run in Python and in a shell, and shown in JavaScript", () => {
    const clients = "python/huggingface_hub js/huggingface.js sh/curl";
    const [heading, python, shown, shell] = cells(
        `## A {#a}\n\n<Snippet id="ask" message="Hello?" clients="${clients}" />`,
    );
    expect(heading).toEqual(["markdown", "a-1", "## A"]);
    expect(python?.[2]).toContain("from huggingface_hub import InferenceClient");
    expect(shown?.[2]).toMatch(/^```js\nimport [\s\S]*\n```$/);
    expect(shell?.[2]).toMatch(/^%%bash\ncurl /);
});

test("a program that asks a server of one's own is only shown", () => {
    const own = 'endpoint="http://localhost:11434/v1" keyless="true" model="llama3.2"';
    const all = cells(`<Snippet id="own" message="Hello?" ${own} clients="python/huggingface_hub" />`);
    expect(all).toEqual([]);
    const [only] = cellsOf(source(`<Snippet id="own" message="Hello?" ${own} clients="python/huggingface_hub" />`));
    expect(only?.source).toContain("```python\nfrom huggingface_hub");
});

test("a program that lies in a file is run whole where its last part stands, and shown before", () => {
    const parts = '## A {#a}\n\n<Program file="parts.py" part="first" />\n\n<Program file="parts.py" part="last" />';
    expect(cells(parts)).toEqual([
        ["markdown", "a-1", "## A\n\n`parts.py`\n\n```python\nimport os\n```"],
        ["code", "a-2", "import os\n\nprint(os.name)"],
    ]);
});

test("an application's program stays a file, beside those that it reads", () => {
    const program = '<Program file="examples/notes/helper.py" files="examples/notes/notes.txt" />';
    const sources = cells(`## A {#a}\n\n${program}`).map(([, , source]) => source);
    expect(sources).toEqual([
        expect.stringContaining("`notes.txt`"),
        "%%writefile notes.txt\nThe tank is full.",
        "%%writefile helper.py\nimport sys\n\nprint(open(sys.argv[1]).read())",
        "%run helper.py",
    ]);
});

test("the reader is told which files to put beside the notebook", () => {
    const [text] = cells(
        '## A {#a}\n\n<Snippet id="leaf" task="image-classification" inputs="leaf.jpg" clients="sh/curl" />',
    );
    expect(text?.[2]).toContain("This program reads `leaf.jpg`.");
});

test("a question shows its answer when it is opened", () => {
    const check =
        '<Check id="one" question="Is `a` right?">\n<Choice>No, [never](/en/a).</Choice>\n<Choice correct>*Yes*.</Choice>\n<Why>It is $1.</Why>\n</Check>';
    expect(cells(`## A {#a}\n\n${check}`)).toEqual([
        [
            "markdown",
            "a-1",
            [
                "## A",
                "**Is `a` right?**",
                "- No, never.\n- *Yes*.",
                "<details><summary>Answer</summary>",
                "***Yes*.**",
                "It is \\$1.",
                "</details>",
            ].join("\n\n"),
        ],
    ]);
});

test("what no cell can be made of is an error with its place", () => {
    expect(() => cellsOf(source("<Video />"))).toThrow("1.mdx:6: a notebook knows no <Video>.");
    expect(() => cellsOf(source("- one\n\n  ```python\n  print(1)\n  ```"))).toThrow("must stand by itself");
    expect(() => cellsOf({ ...source(""), markdown: "---\ntitle: Asking\n---\n" })).toThrow(
        /^1\.mdx:1: .*\n.*at description$/,
    );
});

test("before the first program, libraries are installed and the token is made ready, in the reader's words", () => {
    const snippet =
        '<Snippet id="draw" task="text-to-image" inputs="A kite" clients="python/huggingface_hub python/requests" />';
    const [head, setup] = cellsOf(source(snippet, "gu"));
    expect(head?.source).toContain("## શરૂ કરતાં પહેલાં");
    expect(setup?.source).toMatch(/^%pip install --quiet huggingface_hub pillow requests\n/);
    expect(setup?.source).toContain('getpass("HF_TOKEN: ")');
    expect(cellsOf(source('<Program file="wrong.py" />')).map(({ source }) => source)[1]).toMatch(
        /^%pip install --quiet huggingface_hub\n/,
    );
    expect(cellsOf(source("```python\nprint(1)\n```")).map(({ source }) => source)).not.toContain("getpass");
});

test("the file is a notebook of the format 4.5, the same for the same chapter", () => {
    const chapterSource = source(
        '## A {#a}\n\n<Program file="wrong.py" fails />\n\n```python\nprint(1)\nprint(2)\n```',
    );
    const { nbformat, nbformat_minor, metadata, cells } = JSON.parse(notebookOf(chapterSource));
    expect([nbformat, nbformat_minor]).toEqual([4, 5]);
    expect(metadata).toEqual({
        kernelspec: { display_name: "Python 3", language: "python", name: "python3" },
        language_info: { name: "python" },
        title: "Asking",
        language: "en",
    });
    const ids = cells.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]{1,64}$/);
    expect(cells.at(-2).metadata).toEqual({ tags: ["raises-exception"] });
    expect(cells.at(-1)).toEqual({
        id: "a-3",
        cell_type: "code",
        metadata: {},
        execution_count: null,
        outputs: [],
        source: ["print(1)\n", "print(2)"],
    });
    expect(notebookOf(chapterSource)).toBe(notebookOf(chapterSource));
});

test.each(chapterSources())("notebookOf: chapter $chapter.$section in $language, with its own cell ids", (source) => {
    const { cells, metadata } = JSON.parse(notebookOf(source));
    expect(metadata).toMatchObject({ title: expect.stringMatching(/./), language: source.language });
    const ids = cells.map(({ id }: { id: string }) => id);
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
});

const kindsOf = (parts: ReturnType<typeof notebookExercise>) => parts.map(({ kind }) => kind);

describe.each(languages)("an exercise in a notebook, in %s", (language) => {
    const all = exercisesIn(language);
    const inPython = all.filter((exercise) => languagesOf(exercise)[0] === "python");
    const others = all.filter((exercise) => !inPython.includes(exercise));

    test("is its task, the reader's program, its check, and the solution folded away", () => {
        expect(inPython.length).toBeGreaterThan(20);
        for (const exercise of inPython) {
            const parts = notebookExercise(exercise, language);
            const program = parts.findIndex(({ kind }) => kind === "program");
            expect(parts[0]?.source).toContain(exercise.title);
            expect(parts[0]?.source).toContain(exercise.task.trim());
            expect(parts.slice(program)).toEqual([
                { kind: "program", source: `# ${exercise.id}\n${startOf(exercise, "python")}` },
                { kind: "cell", source: `check("${exercise.id}")` },
                { kind: "text", source: expect.stringContaining(solutionOf(exercise, "python")) },
            ]);
            expect(parts.at(-1)?.source).toMatch(/^<details><summary>.+<\/summary>\n\n[\s\S]+\n\n<\/details>$/);
            expect(parts.at(-1)?.source).toContain(strings[language].exercises.solution);
        }
    });

    test("shows its solution nowhere else", () => {
        for (const exercise of inPython) {
            const before = notebookExercise(exercise, language).slice(0, -1);
            for (const { source } of before) expect(source).not.toContain(solutionOf(exercise, "python"));
        }
    });

    test("writes the files that are texts, and names the others", () => {
        for (const exercise of inPython) {
            const parts = notebookExercise(exercise, language);
            const texts = parts.filter(({ kind }) => kind === "text").map(({ source }) => source);
            const cells = parts.filter(({ kind }) => kind === "cell").map(({ source }) => source);
            const files = Object.entries(exercise.files ?? {});
            for (const [name, file] of files) {
                expect(texts.join("\n")).toContain(`\`${name}\``);
                const own = cells.filter((cell) => cell.startsWith(`%%writefile ${name}\n`));
                expect(own).toEqual(typeof file === "string" ? [`%%writefile ${name}\n${file.trimEnd()}`] : []);
            }
            expect(cells).toHaveLength(files.filter(([, file]) => typeof file === "string").length + 1);
        }
    });

    test("has no cells in another language than Python", () => {
        expect(others.length).toBeGreaterThan(0);
        for (const exercise of others) {
            const [programLanguage = "js"] = languagesOf(exercise);
            const parts = notebookExercise(exercise, language);
            expect(kindsOf(parts)).toEqual(["text", "text", "text"]);
            expect(parts[1]?.source).toContain(startOf(exercise, programLanguage));
            expect(parts[2]?.source).toContain(solutionOf(exercise, programLanguage));
        }
    });

    test("is checked in this language, with words of it", () => {
        const source = checkFunction(language);
        expect(source).toMatch(/^def check\(exercise, hint=1\):\n {4}/);
        expect(source).toContain(`"--language", "${language}", "--hint", str(hint)`);
        const { noCell, noCommand } = strings[language].notebook.check;
        for (const words of [noCell, noCommand]) expect(source).toContain(JSON.stringify(words));
        for (const line of source.split("\n").slice(1)) expect(line).toMatch(/^$|^ {4}/);
    });
});

test("the check finds the program by its first line, which no other exercise has", () => {
    const names = exercisesIn("en").map(cellName);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(names.filter((other) => other.startsWith(name))).toEqual([name]);
    expect(cellName(exerciseIn("en", "chapter3/keep-talking"))).toBe("# chapter3/keep-talking\n");
    expect(checkFunction("en")).toContain('cell.startswith(f"# {exercise}\\n")');
});
