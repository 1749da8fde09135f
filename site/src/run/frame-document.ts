/**
 * The document of the frame that code runs in. The frame is sandboxed without an origin, so it has no access to the
 * site's storage. Its Content-Security-Policy, which its worker inherits along with the page's, forbids all requests.
 */
import { runPolicy } from "./run-policy.ts";

/**
 * Receives the worker's script and port from the page, once, and reports on the second port if the worker cannot start.
 * Written out rather than bundled, since the page's policy allows it by its hash. It starts a classic worker: Chromium
 * starts no module worker from a `blob:` URL without an origin, but a classic worker may still import modules.
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

/** The script's hash in the form of a policy. A test compares it with the script. */
export const frameScriptHash = "'sha256-hMUpVVphD4qNw87qS5/Ssbvr2j0sctNBqZRgxaUgb14='";

const policy = [
    "default-src 'none'",
    `script-src ${frameScriptHash} blob: 'wasm-unsafe-eval'`,
    "worker-src blob:",
    // The worker may fetch blobs, which it makes of what it has received.
    "connect-src blob:",
].join("; ");

export const frameDocument = [
    "<!doctype html>",
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    `<script>${frameScript}</script>`,
].join("");
