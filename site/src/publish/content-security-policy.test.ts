import { createHash } from "node:crypto";
import { providers } from "@callsheet/inference/providers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { frameScriptHash } from "../run/frame-document.ts";
import { runsCode } from "../run/run-policy.ts";
import { headersFile, inlineHashes, policyOf, policyText, runsCodeIn, withPolicy } from "./content-security-policy.ts";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const nothing = { scripts: [], styles: [] };
const plain = { asksHub: false, runsCode: false };

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
    const text = policyText(policyOf({ scripts: [hash("a")], styles: [hash("b")] }, plain));

    test("allows nothing that it does not name, and nothing by way of text", () => {
        expect(text).toMatch(/^default-src 'none'; /);
        expect(text).not.toMatch(/unsafe|\*|data:|https?:/);
        expect(text).toContain(`script-src 'self' ${hash("a")};`);
        expect(text).toContain(`style-src 'self' ${hash("b")};`);
        expect(text).toContain("require-trusted-types-for 'script'");
    });

    test("lets one page reach the Hub, and no other page anything else", () => {
        expect(policyOf(nothing, plain)["connect-src"]).toEqual(["'self'"]);
        expect(policyOf(nothing, { ...plain, asksHub: true })["connect-src"]).toContain("https://huggingface.co");
    });

    test("lets code run only on a page that says so itself, and never by way of text", () => {
        const button = `<button type="button" ${runsCode} class="run">`;
        expect([button, "<p>data-runs-code</p>", '<p title="data-runs-code">'].map(runsCodeIn)).toEqual([
            true,
            false,
            false,
        ]);
        const running = policyOf(nothing, { ...plain, runsCode: true });
        expect(running["script-src"]).toEqual(["'self'", frameScriptHash, "blob:", "'wasm-unsafe-eval'"]);
        expect(running["worker-src"]).toEqual(["'self'", "blob:"]);
        expect(policyText(policyOf(nothing, plain))).not.toMatch(/blob:|wasm|callsheet-run/);
        expect(policyText(running)).not.toMatch(/'unsafe-eval'|'unsafe-inline'|data:| \*[ ;]|http:/);
    });

    test("lets a page that runs code reach the hosts of the providers, and no other", () => {
        const reached = policyOf(nothing, { ...plain, runsCode: true })["connect-src"] ?? [];
        for (const { baseUrl } of Object.values(providers)) expect(reached).toContain(new URL(baseUrl).origin);
        expect(reached).not.toContain("https:");
    });

    test("comes before everything that it applies to", () => {
        const html = withPolicy('<head><meta charset="utf-8"><script>1</script>', policyOf(nothing, plain));
        expect(html.indexOf("content-security-policy")).toBeLessThan(html.indexOf("<script>"));
        expect(() => withPolicy("<head>", policyOf(nothing, plain))).toThrow("charset");
    });
});

test("headersFile: at the site's path, with a policy that allows what any page needs", () => {
    const page = (script: string) => inlineHashes(`<script>${script}</script>`);
    const text = headersFile("/", [page("b"), page("a"), page("b")]);
    expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /);
    expect(text).toContain(`script-src 'self' ${[hash("a"), hash("b")].sort().join(" ")} ${frameScriptHash}`);
    expect(headersFile("/some/path/", []).match(/^\S+$/gm)).toEqual([
        "/some/path/*",
        "/some/path/_astro/*",
        "/some/path/run/*",
        "/some/path/sw.js",
    ]);
});
