import { expect, test } from "vitest";
import { inEnglish } from "../words/completed.ts";
import { markEnglish } from "./finish-page.ts";

test.each([
    [`<p>${inEnglish("Hello")}</p>`, '<p lang="en">Hello</p>'],
    [
        `<ul><li>એક</li><li class="a">${inEnglish("two")}</li></ul>`,
        '<ul><li>એક</li><li class="a" lang="en">two</li></ul>',
    ],
    ["<p>\u2063See <code>a</code> and b.\u2064</p>", '<p lang="en">See <code>a</code> and b.</p>'],
    [`<p lang="gu">${inEnglish("stays")}</p>`, '<p lang="gu">stays</p>'],
    [`<a title="${inEnglish("Go")}">જાઓ</a>`, '<a title="Go">જાઓ</a>'],
])("%s", (html, marked) => {
    expect(markEnglish(html).replace(' lang="en" class="a"', ' class="a" lang="en"')).toBe(marked);
});
