/**
 * The document of the frame that code runs in. It is sandboxed without an origin, so that nothing that the browser keeps
 * for this site is there; and its policy, which its worker inherits along with the page's, lets it reach nothing.
 */
import { runPolicy } from "./run-policy.ts";

/**
 * Takes the worker's text and its port from the page, once, and says on the second port when no worker comes of them.
 * Written out rather than bundled, since the page's policy knows it by its hash. The worker is a classic one: Chromium makes
 * no module worker of a `blob:` where there is no origin, but such a worker may import modules.
 */
export const frameScript = `addEventListener("message", ({ data, ports, source }) => {
    if (source !== parent) return;
    const [port, trouble] = ports;
    const rules = { createScriptURL: (url) => url };
    const trusted = globalThis.trustedTypes?.createPolicy(${JSON.stringify(runPolicy)}, rules) ?? rules;
    const url = URL.createObjectURL(new Blob([data], { type: "text/javascript" }));
    const worker = new Worker(trusted.createScriptURL(url));
    worker.onerror = ({ message }) => trouble.postMessage(message ?? "");
    worker.postMessage(undefined, [port]);
}, { once: true });`;

/** As a policy names that script; a test holds it against the text. */
export const frameScriptHash = "'sha256-hMUpVVphD4qNw87qS5/Ssbvr2j0sctNBqZRgxaUgb14='";

const policy = [
    "default-src 'none'",
    `script-src ${frameScriptHash} blob: 'wasm-unsafe-eval'`,
    "worker-src blob:",
    // What the worker has been handed, it may read as if it fetched it.
    "connect-src blob:",
].join("; ");

export const frameDocument = [
    "<!doctype html>",
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    `<script>${frameScript}</script>`,
].join("");
