/**
 * What a page may load and run, as its Content-Security-Policy: nothing but the site's own files, and of what is written
 * into the page itself, exactly what the build wrote, by its hash. It stands in each page, since a static host sends what
 * headers it likes; for a host that reads a file of headers, the same is there.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { hubUrl, routerUrl } from "@callsheet/inference/hub";
import type { AstroIntegration } from "astro";
import { languages } from "../../languages.ts";
import { snippets } from "../../routes.ts";
import { frameScriptHash } from "../../run/frame-document.ts";
import { reachedAddresses } from "../../run/provider/hosts.ts";
import { runPolicy, runsCode } from "../../run/run-policy.ts";
import { workerPolicy } from "../offline/worker-policy.ts";
import { filesIn } from "./files-in.ts";
import { headersFile } from "./headers-file.ts";

export type Policy = Readonly<Record<string, readonly string[]>>;

/** What a page holds that a policy is made from. */
export type InlineHashes = {
    /** Of each script that is written into the page, as a policy names it: `'sha256-…'`. */
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
};

const self = "'self'";
const none = "'none'";

/** What a page lets its reader do, and needs to be let do itself. */
export type PageAbilities = {
    /** The reader can have it ask the Hub. */
    readonly asksHub: boolean;
    /** The reader can run code in it, which is answered in the page, or with a token by providers. */
    readonly runsCode: boolean;
};

/**
 * @param hashes of what is written into the page
 * @param abilities by which alone it may reach another place than the site, or run what is no file of it
 */
export const policyOf = ({ scripts, styles }: InlineHashes, { asksHub, runsCode }: PageAbilities): Policy => ({
    "default-src": [none],
    // Code runs in a worker of a frame, and both get this policy from the page: what a worker runs there is a `blob:`,
    // Python's is WebAssembly. The frame's own policy is stricter (see `run/frame-document`).
    "script-src": [self, ...scripts, ...(runsCode ? [frameScriptHash, "blob:", "'wasm-unsafe-eval'"] : [])],
    "style-src": [self, ...styles],
    "font-src": [self],
    "connect-src": [
        self,
        ...(asksHub && !runsCode ? [hubUrl, routerUrl] : []),
        ...(runsCode ? ["blob:", ...reachedAddresses] : []),
    ],
    // A file that the reader picked, or that a program made, is nowhere but in this browser.
    "img-src": asksHub || runsCode ? [self, "blob:"] : [self],
    ...((asksHub || runsCode) && { "media-src": [self, "blob:"] }),
    "manifest-src": [self],
    "worker-src": runsCode ? [self, "blob:"] : [self],
    "object-src": [none],
    "base-uri": [none],
    "form-action": [self],
    // No text becomes HTML or a script; a worker is made from the one address that the policy of that name lets through.
    "require-trusted-types-for": ["'script'"],
    "trusted-types": runsCode ? [workerPolicy, runPolicy] : [workerPolicy],
});

/** The policy as it is written. */
export const policyText = (policy: Policy): string =>
    Object.entries(policy)
        .map(([name, sources]) => [name, ...sources].join(" "))
        .join("; ");

/** What of a page is written into it and would run, or style it; what only holds data does neither. */
export function inlineHashes(html: string): InlineHashes {
    const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
        .filter(([, attributes = ""]) => !/\ssrc=/.test(attributes) && runs(attributes))
        .map(([, , text = ""]) => hashOf(text));
    const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => hashOf(text));
    return { scripts: unique(scripts), styles: unique(styles) };
}

/** A script of another type than these is data. */
const runs = (attributes: string): boolean => {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
    return type === undefined || ["", "module", "text/javascript", "importmap", "speculationrules"].includes(type);
};

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

const charset = '<meta charset="utf-8">';

/** The page with its policy, before anything that the policy is about. */
export function withPolicy(html: string, policy: Policy): string {
    if (!html.includes(charset)) throw new Error(`A page has no ${charset}, after which its policy is to stand.`);
    const meta = `<meta http-equiv="content-security-policy" content="${policyText(policy)}">`;
    return html.replace(charset, () => charset + meta);
}

const asksHub = (file: string): boolean => languages.some((language) => file === `${language}/${snippets}.html`);

/** A page says by an element that it runs code. */
export const runsCodeIn = (html: string): boolean => new RegExp(`<[a-z][^<>]*\\s${runsCode}[\\s=>]`).test(html);

/** Gives every built page its policy. What changes a page comes before this. */
export function contentSecurityPolicy(): AstroIntegration {
    let base = "/";
    return {
        name: "content-security-policy",
        hooks: {
            "astro:config:done": ({ config }) => {
                base = config.base;
            },
            "astro:build:done": async ({ dir }) => {
                const all: InlineHashes[] = [];
                for (const file of (await filesIn(dir)).filter((name) => name.endsWith(".html"))) {
                    const html = await readFile(new URL(file, dir), "utf8");
                    const hashes = inlineHashes(html);
                    await writeFile(
                        new URL(file, dir),
                        withPolicy(html, policyOf(hashes, { asksHub: asksHub(file), runsCode: runsCodeIn(html) })),
                    );
                    all.push(hashes);
                }
                const together = {
                    scripts: unique(all.flatMap(({ scripts }) => scripts)),
                    styles: unique(all.flatMap(({ styles }) => styles)),
                };
                await writeFile(
                    new URL("_headers", dir),
                    headersFile(base, policyText(policyOf(together, { asksHub: true, runsCode: true }))),
                );
            },
        },
    };
}
