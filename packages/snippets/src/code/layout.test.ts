import { describe, expect, test } from "vitest";
import { type List, printHanging, printList, printMoved, printParenthesized } from "./layout.ts";
import { newline, type Output, outputOf, textOf, write, writeAfterLine } from "./output.ts";

type Doc = string | ((to: Output, indent: number) => void);

function print(to: Output, doc: Doc, indent: number): void {
    if (typeof doc === "string") write(to, doc);
    else doc(to, indent);
}
function prints(docs: Doc | readonly Doc[], ...lines: string[]): void {
    const to = outputOf("js", { width: 10, widthOf: (text) => text.length });
    for (const doc of [docs].flat()) print(to, doc, 0);
    expect(textOf(to)).toBe(lines.join("\n"));
}
const list =
    (open: string, items: readonly Doc[], close: string, style: Partial<List<Doc>> = {}): Doc =>
    (to, indent) =>
        printList(to, { open, items, close, print, ...style }, indent);
const array = (...items: Doc[]) => list("[", items, "]", { ending: "," });
const moved =
    (text: string): Doc =>
    (to, indent) =>
        printMoved(to, text, indent);
const hang =
    (open: string, doc: Doc): Doc =>
    (to, indent) =>
        printHanging(to, open, indent, (inside) => print(to, doc, inside));
const parenthesize =
    (text: string): Doc =>
    (to, indent) =>
        printParenthesized(to, text, indent);
const all =
    (...docs: readonly Doc[]): Doc =>
    (to, indent) => {
        for (const doc of docs) print(to, doc, indent);
    };
const hardline: Doc = newline;
/** Prints these lines, like a template. */
const rows =
    (margin: number, ...lines: readonly Doc[]): Doc =>
    (to, indent) => {
        for (const [index, each] of lines.entries()) {
            if (index > 0) newline(to, indent + margin);
            print(to, each, indent + margin);
        }
    };

describe("a document's layout", () => {
    test("keeps a list on one line if it fits", () => prints(array("a", "b"), "[a, b]"));

    test("breaks all of a list's items if it does not", () =>
        prints(array("aaaa", "bbbb"), "[", "    aaaa,", "    bbbb,", "]"));

    test("counts what follows on the line up to the next break", () => {
        prints([array("a", "b"), ";;;;", hardline, ";;;;;"], "[a, b];;;;", ";;;;;");
        prints([array("a", "b"), ";;;;;"], "[", "    a,", "    b,", "];;;;;");
        prints([array("a", "b"), " = ", array("c")], "[a, b] = [", "    c,", "]");
        prints([array("a", "b"), " == ", array("c")], "[", "    a,", "    b,", "] == [c]");
        prints([array("a"), ":", moved("bbbbbbb")], "[a]:", "    bbbbbbb");
    });

    test("breaks what follows on a line of its own only where it must", () =>
        prints(
            [array("a", "b"), "!!!!!!!", array("c", "d")],
            "[",
            "    a,",
            "    b,",
            "]!!!!!!![",
            "    c,",
            "    d,",
            "]",
        ));

    test("breaks a list around a line that always breaks", () => {
        prints(array("a", all("b", hardline, "c")), "[", "    a,", "    b", "    c,", "]");
        prints(array("a", list("{", ["b"], "}", { breaks: true })), "[", "    a,", "    {", "        b", "    },", "]");
    });

    test("indents what follows a broken list without brackets", () =>
        prints(rows(4, "", all("f(", list("", ["12345"], ""), ")")), "", "    f(", "        12345", "    )"));

    test("has other brackets on one line where they are given", () => {
        const names = (...items: string[]) => list("{", items, "}", { inline: ["{ ", " }"], ending: "," });
        prints(names("a", "b"), "{ a, b }");
        prints(names("aaa", "bbb"), "{", "    aaa,", "    bbb,", "}");
    });

    test("fills lines, and ends them only if there are several", () => {
        const numbers = (...items: string[]) => list("[", items, "]", { layout: "fill", ending: "!" });
        prints(numbers("1", "2", "9"), "[1, 2, 9]");
        prints(numbers("1", "2", "33", "4"), "[", "    1, 2,", "    33, 4!", "]");
    });

    test("keeps items together on a line of their own if they fit", () => {
        const call = (...items: string[]) => list("call(", items, ")", { layout: "together", ending: "," });
        prints(call("a", "b"), "call(a, b)");
        prints(call("aa", "bb"), "call(", "    aa, bb", ")");
        prints(call("aaa", "bbb"), "call(", "    aaa,", "    bbb,", ")");
    });

    test("moves to the next line what does not fit on this one", () => {
        prints(["key:", moved("12345")], "key: 12345");
        prints(["key:", moved("123456")], "key:", "    123456");
    });

    test("moves a list only if it cannot even begin", () => {
        prints(["key:", hang("[", array("aaaa", "b"))], "key: [", "    aaaa,", "    b,", "]");
        prints(["longkey:", hang("[", array(all("a", hardline, "b")))], "longkey: [", "    a", "    b,", "]");
        prints(["longerkey:", hang("[", array("a"))], "longerkey:", "    [a]");
    });

    test("parenthesizes what then fits, and only that", () => {
        prints(["x = ", parenthesize("666666")], "x = 666666");
        prints(["xxxx = ", parenthesize("666666")], "xxxx = (", "    666666", ")");
        prints(["xxxx = ", parenthesize("7777777")], "xxxx = 7777777");
    });

    test("leaves no spaces on empty lines", () => prints(rows(4, "a", "", "b"), "a", "", "    b"));

    test("keeps a text's own lines where they are", () => prints(rows(4, "", "'a\nb '"), "", "    'a", "b '"));

    test("puts a heredoc's body after the line that it stands in, or after the lines that continue it", () => {
        const heredoc = all("<<X", (to) => writeAfterLine(to, "\nbody\nX"));
        prints(rows(4, all(heredoc, " | jq"), "next"), "<<X | jq", "body", "X", "    next");
        prints([heredoc, " \\", hardline, "| jq"], "<<X \\", "| jq", "body", "X");
    });
});
