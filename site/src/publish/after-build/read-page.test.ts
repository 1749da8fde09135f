import { describe, expect, test } from "vitest";
import { readPage } from "./read-page.ts";

const html = `<!doctype html><html lang="gu"><head><title>ભાષાંતર · Callsheet</title>
<meta name="description" content="એક ભાષામાંથી બીજીમાં."></head><body>
<nav>બધાં પાનાં</nav><main id="content"><aside>બાજુમાં</aside>
<article><nav>અહીં છો</nav><h1>ભાષાંતર</h1><p class="lead">એક <em>ભાષા</em>માંથી બીજીમાં.</p>
<section><h2 id="inputs"><a href="#inputs">શું લે છે</a></h2><p>લખાણ &amp; ભાષા.</p>
<figure><figcaption>Python</figcaption><button>Copy</button><pre><code>print(
    1)</code></pre></figure></section>
<h3 id="limits">મર્યાદા</h3><ul><li>એક</li><li><b>top</b><i>_k</i> <code><b>top</b><i>_k</i></code>બે<span class="needs-script">પસંદ</span></li></ul>
<p data-not-content>ગાળો</p></article></main></body></html>`;
const page = readPage("gu/tasks/translation.html", html);

describe("a built page", () => {
    test("has an address, a title and a description", () => {
        expect(page).toMatchObject({
            language: "gu",
            place: "tasks/translation",
            address: "/gu/tasks/translation",
            title: "ભાષાંતર",
            description: "એક ભાષામાંથી બીજીમાં.",
            isUnlisted: false,
        });
    });

    test("is divided at headings that can be linked to, however deep they stand", () => {
        expect(page?.sections).toEqual([
            { id: "", heading: "", text: "એક ભાષામાંથી બીજીમાં.", code: "" },
            { id: "inputs", heading: "શું લે છે", text: "લખાણ & ભાષા.", code: "print(\n    1)" },
            { id: "limits", heading: "મર્યાદા", text: "એક\ntop _k top_kબે", code: "" },
        ]);
    });

    test("keeps nothing that is not its text", () => {
        expect(page?.markdown).not.toMatch(/અહીં છો|Copy|પસંદ|ગાળો|બાજુમાં/);
    });

    test("without an article is read from its main part", () => {
        const home = readPage("gu.html", '<main id="content"><h1>ઘર</h1><p>આવો</p></main>');
        expect(home).toMatchObject({ address: "/gu", place: "", title: "ઘર", sections: [{ text: "આવો" }] });
    });

    test("in which machines find nothing says so", () => {
        const empty = readPage("gu/search.html", '<meta name="robots" content="noindex"><main id="content"></main>');
        expect(empty).toMatchObject({ isUnlisted: true, sections: [] });
    });

    test("of no language is none of the pages", () => {
        expect(readPage("404.html", html)).toBeUndefined();
        expect(readPage("index.html", html)).toBeUndefined();
    });
});
