/**
 * The Content-Security-Policy of each page. It allows the site's own files, and inline scripts and styles by hash.
 * The policy is a meta element in the page, since we do not control the headers of a static host. Hosts that read a
 * `_headers` file get the policy there too.
 */
import { createHash } from "node:crypto";
import { hubUrl, routerUrl } from "@callsheet/inference/hub";
import { languages } from "../languages.ts";
import { snippets } from "../routes.ts";
import { frameScriptHash } from "../run/frame-document.ts";
import { reachedAddresses } from "../run/provider/hosts.ts";
import { runFolder } from "../run/run-file.ts";
import { runPolicy, runsCode } from "../run/run-policy.ts";
import { workerPolicy } from "./offline/page-files.ts";

export type Policy = Readonly<Record<string, readonly string[]>>;

/** The hashes of a page's inline code, for its policy. */
export type InlineHashes = {
    /** Of each inline script, as a CSP source: `'sha256-…'`. */
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
};

const self = "'self'";
const none = "'none'";

/** Features of a page that its policy must allow. */
export type PageAbilities = {
    /** The reader can make it send requests to the Hub. */
    readonly asksHub: boolean;
    /** The reader can run code in it, which calls the sandbox in the page or, with a token, the providers. */
    readonly runsCode: boolean;
};

/**
 * @param hashes of the page's inline scripts and styles
 * @param abilities only these let a page reach another origin, or run code that is no file of the site
 */
export const policyOf = ({ scripts, styles }: InlineHashes, { asksHub, runsCode }: PageAbilities): Policy => ({
    "default-src": [none],
    // Code runs in a worker inside a frame, and both inherit this policy. The worker's script is a `blob:`, and Python
    // is WebAssembly. The frame's own policy is stricter (see `run/frame-document`).
    "script-src": [self, ...scripts, ...(runsCode ? [frameScriptHash, "blob:", "'wasm-unsafe-eval'"] : [])],
    "style-src": [self, ...styles],
    "font-src": [self],
    "connect-src": [
        self,
        ...(asksHub && !runsCode ? [hubUrl, routerUrl] : []),
        ...(runsCode ? ["blob:", ...reachedAddresses] : []),
    ],
    // Files that the reader picked or a program made exist only in this browser.
    "img-src": asksHub || runsCode ? [self, "blob:"] : [self],
    ...((asksHub || runsCode) && { "media-src": [self, "blob:"] }),
    "manifest-src": [self],
    "worker-src": runsCode ? [self, "blob:"] : [self],
    "object-src": [none],
    "base-uri": [none],
    "form-action": [self],
    // Strings cannot become HTML or scripts. Only these Trusted Types policies may create a worker's script URL.
    "require-trusted-types-for": ["'script'"],
    "trusted-types": runsCode ? [workerPolicy, runPolicy] : [workerPolicy],
});

/** The policy as the text of the header or meta element. */
export const policyText = (policy: Policy): string =>
    Object.entries(policy)
        .map(([name, sources]) => [name, ...sources].join(" "))
        .join("; ");

/** The hashes of a page's inline scripts and styles. Scripts that only hold data are left out. */
export function inlineHashes(html: string): InlineHashes {
    const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
        .filter(([, attributes = ""]) => !/\ssrc=/.test(attributes) && runs(attributes))
        .map(([, , text = ""]) => hashOf(text));
    const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => hashOf(text));
    return { scripts: unique(scripts), styles: unique(styles) };
}

/** Whether the browser runs the script; one of any other type is data. */
const runs = (attributes: string): boolean => {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
    return type === undefined || ["", "module", "text/javascript", "importmap", "speculationrules"].includes(type);
};

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

const charset = '<meta charset="utf-8">';

/** Adds the policy to a page, before everything that it applies to. */
export function withPolicy(html: string, policy: Policy): string {
    if (!html.includes(charset)) throw new Error(`A page has no ${charset}, after which its policy is to stand.`);
    const meta = `<meta http-equiv="content-security-policy" content="${policyText(policy)}">`;
    return html.replace(charset, () => charset + meta);
}

const asksHub = (file: string): boolean => languages.some((language) => file === `${language}/${snippets}.html`);

/** Whether an element of the page has the attribute that marks pages which run code. */
export const runsCodeIn = (html: string): boolean => new RegExp(`<[a-z][^<>]*\\s${runsCode}[\\s=>]`).test(html);

/** A page with its own policy. @param file its path in the site, such as `gu/snippets.html` */
export function withOwnPolicy(file: string, html: string): { readonly html: string; readonly hashes: InlineHashes } {
    const hashes = inlineHashes(html);
    const policy = policyOf(hashes, { asksHub: asksHub(file), runsCode: runsCodeIn(html) });
    return { html: withPolicy(html, policy), hashes };
}

/**
 * The text of `_headers`, for hosts that read such a file. Its policy applies to all pages, so it allows what any of
 * them needs; each page's own policy, which applies too, allows only what that page needs. There is no
 * `frame-ancestors`, because other pages may embed the generator's program. Camera and microphone are used only when
 * the reader asks for a photo or recording, and the browser asks for permission too.
 *
 * @param base the site's base path, `/` or `/callsheet` @param pages the hashes of each page
 */
export function headersFile(base: string, pages: readonly InlineHashes[]): string {
    const path = base.replace(/\/$/, "");
    const all = {
        scripts: unique(pages.flatMap(({ scripts }) => scripts)),
        styles: unique(pages.flatMap(({ styles }) => styles)),
    };
    const policy = policyText(policyOf(all, { asksHub: true, runsCode: true }));
    return rules({
        [`${path}/*`]: {
            "Content-Security-Policy": policy,
            "Referrer-Policy": "strict-origin-when-cross-origin",
            "X-Content-Type-Options": "nosniff",
            "Permissions-Policy": "camera=(self), geolocation=(), microphone=(self)",
        },
        // Their names contain a hash of their content.
        [`${path}/_astro/*`]: { "Cache-Control": "public, max-age=31536000, immutable" },
        [`${path}/${runFolder}/*`]: { "Cache-Control": "public, max-age=31536000, immutable" },
        [`${path}/sw.js`]: { "Cache-Control": "no-cache" },
    });
}

const rules = (headers: Readonly<Record<string, Readonly<Record<string, string>>>>): string =>
    Object.entries(headers)
        .map(([path, own]) => [path, ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`)].join("\n"))
        .join("\n\n")
        .concat("\n");
