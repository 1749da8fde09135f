import { describe, expect, test } from "vitest";
import { partOf, programsShown, withoutMarks } from "./chapter-programs.ts";
import { isComponent, readText } from "./read-text.ts";

const files: Readonly<Record<string, string>> = {
    "retry.py": "# region wait\nwait()\n# endregion\nask()\n",
    "examples/notes/helper.py": "print(open('notes.txt').read())\n",
    "examples/notes/notes.txt": "The tank is full.\n",
};

function shown(text: string): readonly (readonly [id: string, code: string, files: string])[] {
    const components = readText(text, "1.mdx").items.filter(isComponent);
    return components
        .flatMap((component) => programsShown(component, components, (name) => files[name] ?? ""))
        .map(({ id, code, files, fails }) => [fails ? `${id} fails` : id, code, [...files.keys()].join()]);
}

test("the generator prints a program for each client", () => {
    const programs = shown('<Snippet id="frogs" message="Frogs?" clients="sh/curl python/huggingface_hub" />');
    expect(programs.map(([id]) => id)).toEqual(["frogs/python/huggingface_hub", "frogs/sh/curl"]);
    for (const [, code] of programs) expect(code).toContain("Frogs?");
});

test("a file is run as it lies, without its marks, beside the files that it reads", () => {
    expect(
        shown(
            '<Program file="examples/notes/helper.py" files="examples/notes/notes.txt" />\n\n<Program file="retry.py" fails />',
        ),
    ).toEqual([
        ["helper.py", "print(open('notes.txt').read())", "notes.txt"],
        ["retry.py fails", "wait()\nask()", ""],
    ]);
});

test("a file that is shown in parts is run where the last of them stands", () => {
    const parts = '<Program file="retry.py" part="wait" />\n\n<Program file="retry.py" part="ask" />';
    expect(shown(parts)).toEqual([["retry.py", "wait()\nask()", ""]]);
    expect(shown(`${parts}\n\n<Program file="retry.py" />`)).toHaveLength(1);
});

test("what is no program of the chapter's own is not run: texts, pages, and parts of an application", () => {
    expect(
        shown(
            '<Program file="examples/notes/notes.txt" />\n\n<Program file="examples/notes/helper.py" part="find" />\n\n<Figure name="kites" />',
        ),
    ).toEqual([]);
});

const program = `import os

def ask():
    # region loop
    for _ in range(2):

        print("?")
    # endregion


# region call
ask()
# endregion
`;

describe("partOf", () => {
    test("gives what stands between the marks, as far left as it can", () => {
        expect(partOf(program, "loop")).toBe('for _ in range(2):\n\n    print("?")');
        expect(partOf(program, "call")).toBe("ask()");
        expect(partOf("// region a\nlet x;\n// endregion", "a")).toBe("let x;");
    });

    test.each(["missing", "ask"])("refuses a part that is not there: %s", (name) => {
        expect(() => partOf(program, name)).toThrow(`There is no part "${name}"`);
    });

    test("refuses a part without an end", () => {
        expect(() => partOf("# region a\nx = 1\n", "a")).toThrow("begins and ends");
    });
});

test("without its marks a program is the same program", () => {
    expect(withoutMarks(program)).toBe(
        'import os\n\ndef ask():\n    for _ in range(2):\n\n        print("?")\n\n\nask()\n',
    );
});
