import { describe, expect, test } from "vitest";
import {
    afterLine,
    type Doc,
    fill,
    group,
    hang,
    hardline,
    ifBroken,
    indent,
    join,
    line,
    parenthesize,
    printDoc,
    softline,
} from "./layout.ts";

const prints = (doc: Doc, ...lines: string[]) =>
    expect(printDoc(doc, { width: 10, widthOf: (text) => text.length })).toBe(lines.join("\n"));
const list = (...items: string[]) =>
    group(["[", indent(4, [softline, join([",", line], items), ifBroken(",")]), softline, "]"]);

describe("a document's layout", () => {
    test("keeps a group on one line if it fits", () => prints(list("a", "b"), "[a, b]"));

    test("breaks all of a group's lines if it does not", () =>
        prints(list("aaaa", "bbbb"), "[", "    aaaa,", "    bbbb,", "]"));

    test("counts what follows on the line up to the next break", () => {
        prints([list("a", "b"), ";;;;", hardline, ";;;;;"], "[a, b];;;;", ";;;;;");
        prints([list("a", "b"), ";;;;;"], "[", "    a,", "    b,", "];;;;;");
    });

    test("breaks a group around a line that always breaks", () =>
        prints(group(["a", line, group(["b", hardline, "c"])]), "a", "b", "c"));

    test("fills lines, and ends them only if there are several", () => {
        const numbers = (...items: string[]) => group(fill([...items.map((item) => `${item},`), "9"], "!"));
        prints(numbers("1", "2"), "1, 2, 9");
        prints(numbers("111", "222", "333", "44"), "111, 222,", "333, 44,", "9!");
    });

    test("moves to the next line what cannot begin on this one", () => {
        prints(["key:", hang(list("aaaa", "b"))], "key: [", "    aaaa,", "    b,", "]");
        prints(["longkey:", hang(["[", hardline, "]"])], "longkey: [", "]");
        prints(["longerkey:", hang("[]")], "longerkey:", "    []");
    });

    test("parenthesizes what then fits, and only that", () => {
        prints(["x = ", parenthesize("666666")], "x = 666666");
        prints(["xxxx = ", parenthesize("666666")], "xxxx = (", "    666666", ")");
        prints(["xxxx = ", parenthesize("7777777")], "xxxx = 7777777");
    });

    test("leaves no spaces on empty lines", () => prints(indent(4, ["a", hardline, hardline, "b"]), "a", "", "    b"));

    test("keeps a text's own lines where they are", () =>
        prints(indent(4, [hardline, "'a\nb '"]), "", "    'a", "b '"));

    test("puts a heredoc's body after the line that it stands in, or after the lines that continue it", () => {
        const heredoc = ["<<X", afterLine("\nbody\nX")];
        prints(indent(4, [heredoc, " | jq", hardline, "next"]), "<<X | jq", "body", "X", "    next");
        prints([heredoc, " \\", hardline, "| jq"], "<<X \\", "| jq", "body", "X");
    });
});
