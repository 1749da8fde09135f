import { describe, expect, test } from "vitest";
import { partOf, withoutMarks } from "./program-parts.ts";

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
