/**
 * The document of the frame that code runs in. It is sandboxed without an origin, so that nothing that the browser keeps
 * for this site is there; and its policy, which its worker inherits along with the page's, lets it reach nothing.
 *
 * It is written out rather than bundled, since the page's policy names the script by its hash.
 */
import { runPolicy } from "./run-policy.ts";

/** Takes the worker's text and its port from the page, once, and says on the second port when no worker comes of them. */
export const frameScript = `addEventListener("message", ({ data, ports, source }) => {
    if (source !== parent) return;
    const [port, trouble] = ports;
    const rules = { createScriptURL: (url) => url };
    const trusted = globalThis.trustedTypes?.createPolicy(${JSON.stringify(runPolicy)}, rules) ?? rules;
    const url = URL.createObjectURL(new Blob([data], { type: "text/javascript" }));
    const worker = new Worker(trusted.createScriptURL(url), { type: "module" });
    worker.onerror = ({ message }) => trouble.postMessage(message ?? "");
    worker.postMessage(undefined, [port]);
}, { once: true });`;

/** @param hash of the script, as a policy names it: `'sha256-…'` */
export const frameDocument = (hash: string): string => {
    const policy = [
        "default-src 'none'",
        `script-src ${hash} blob: 'wasm-unsafe-eval'`,
        "worker-src blob:",
        // What the worker has been handed, it may read as if it fetched it.
        "connect-src blob:",
        "webrtc 'block'",
    ].join("; ");
    const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
    return `<!doctype html><meta charset="utf-8">${meta}<title>Run</title><script>${frameScript}</script>`;
};
