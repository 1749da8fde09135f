import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inlineHashes, policyOf, policyText, withPolicy } from "./content-security-policy.ts";
import { headersFile } from "./headers-file.ts";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const nothing = { scripts: [], styles: [] };

describe("what is written into a page", () => {
    test("is known by its hash, each once, whatever it says", () => {
        const text = fc.string({ unit: "grapheme" }).filter((one) => !/<\/(?:script|style)/i.test(one));
        fc.assert(
            fc.property(text, text, (script, style) => {
                const twice = `<script type="module">${script}</script>`.repeat(2);
                expect(inlineHashes(`<style>${style}</style>${twice}`)).toEqual({
                    scripts: [hash(script)],
                    styles: [hash(style)],
                });
            }),
        );
    });

    test("is not what comes from a file, or is only data", () => {
        const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>`;
        expect(inlineHashes(html)).toEqual(nothing);
    });
});

describe("a policy", () => {
    const text = policyText(policyOf({ scripts: [hash("a")], styles: [hash("b")] }, false));

    test("allows nothing that it does not name, and nothing by way of text", () => {
        expect(text).toMatch(/^default-src 'none'; /);
        expect(text).not.toMatch(/unsafe|\*|data:|https?:/);
        expect(text).toContain(`script-src 'self' ${hash("a")};`);
        expect(text).toContain(`style-src 'self' ${hash("b")};`);
        expect(text).toContain("require-trusted-types-for 'script'");
    });

    test("lets one page reach the Hub, and no other page anything else", () => {
        expect(policyOf(nothing, false)["connect-src"]).toEqual(["'self'"]);
        expect(policyOf(nothing, true)["connect-src"]).toContain("https://huggingface.co");
    });

    test("stands before whatever it is about", () => {
        const html = withPolicy('<head><meta charset="utf-8"><script>1</script>', policyOf(nothing, false));
        expect(html.indexOf("content-security-policy")).toBeLessThan(html.indexOf("<script>"));
        expect(() => withPolicy("<head>", policyOf(nothing, false))).toThrow("charset");
    });
});

test("the file of headers is of the path that the site stands at", () => {
    expect(headersFile("/", "p")).toMatch(/^\/\*\n {2}Content-Security-Policy: p\n/);
    expect(headersFile("/some/path/", "p").match(/^\S+$/gm)).toEqual([
        "/some/path/*",
        "/some/path/_astro/*",
        "/some/path/sw.js",
    ]);
});
