import { expect, test } from "vitest";
import { xmlText } from "./xml.ts";

test("signs of XML are written as entities, other characters as they are", () => {
    expect(xmlText(`<a href="b">'&'</a>`)).toBe("&lt;a href=&quot;b&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;");
    expect(xmlText("ગુજરાતી 😀\t\n")).toBe("ગુજરાતી 😀\t\n");
});

test("what XML cannot hold is left out", () => {
    expect(xmlText("a\0b\u001bc\ufffed\ud800e")).toBe("abcde");
});
