/**
 * The part of `npm start` that needs the installed packages: builds what has changed, serves it, and starts a sandbox.
 */
import { fork, spawn } from "node:child_process";
import { join } from "node:path";
import type { BuildEvent, BuildStep } from "../../site/build/build-event.ts";
import { startBuild } from "../../site/build/run-build.ts";
import { type ServedSite, serveSite } from "../../site/build/serve-site.ts";
import { root } from "../install.mjs";
import { showProgress } from "../progress.mjs";
import { forgetRunning, identityPath, rememberRunning } from "./running.mjs";

const usualPort = 4321;
const atTerminal = Boolean(process.stdout.isTTY) && !process.env["CI"];

/** The titles of each step, while it is running and when it is done. */
const titles: Readonly<Record<BuildStep, readonly [doing: string, done: string]>> = {
    pages: ["Building the pages", "The pages are built"],
    texts: ["Reading the pages", "The pages are read"],
    search: ["Indexing them for the search", "The search is ready"],
    markdown: ["Writing them as Markdown", "Every page is Markdown, too"],
    python: ["Packing Python for the page", "Python runs in the page"],
    offline: ["Listing what is kept offline", "The site works offline"],
};

const progress = showProgress();
let wasBuilt = false;
let site: ServedSite | undefined;
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop.abort());
const sandbox = startSandbox(root, stop.signal);

try {
    const pages = startBuild({ which: "pages", onEvent: show, signal: stop.signal });
    const parts = pages.done.then(() => startBuild({ which: "parts", onEvent: show, signal: stop.signal }).done);
    parts.catch(() => {});
    await pages.rendering;
    site = await serve(async (path) => {
        if (!(await pages.built(path))) await parts.catch(() => {});
    });
    await announce(site);
    await pages.done;
    await parts.then(
        () => {
            if (!wasBuilt) progress.say("Everything is as it was built before.");
        },
        // The site works without them.
        (error: Error) => {
            if (!stop.signal.aborted) progress.say(error.message);
        },
    );
    await new Promise<void>((resolve) =>
        stop.signal.aborted ? resolve() : stop.signal.addEventListener("abort", () => resolve()),
    );
} catch (error) {
    if (!stop.signal.aborted) {
        progress.close();
        console.error(error instanceof Error ? error.message : error);
        process.exitCode = 1;
        stop.abort();
    }
} finally {
    await site?.stop();
    progress.close();
    forgetRunning();
}

function show(event: BuildEvent): void {
    wasBuilt = true;
    const [doing, done] = titles[event.step];
    if (event.kind === "begun") progress.begin(event.step, doing);
    else if (event.kind === "progress") progress.count(event.step, event.done, event.total);
    else if (event.kind !== "ended") return;
    else if (event.missing === undefined) progress.end(event.step, done);
    else progress.leave(event.step, `Python programs do not run in the page: ${event.missing}`);
}

/** Serves at the usual port, or at the next free one. */
async function serve(whenBuilt: (path: string) => Promise<void>): Promise<ServedSite> {
    const extra = { [identityPath]: () => JSON.stringify({ root }) };
    for (let port = usualPort; port < usualPort + 20; port += 1) {
        try {
            const site = await serveSite({ port, whenBuilt, extra });
            if (port > usualPort) progress.say(`Port ${usualPort} is taken: the site is at ${port}.`);
            return site;
        } catch (error) {
            if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
        }
    }
    return serveSite({ whenBuilt, extra });
}

async function announce(site: ServedSite): Promise<void> {
    const text = announcementOf(site.address, await sandbox);
    rememberRunning(`http://127.0.0.1:${site.port}${identityPath}`, text);
    progress.say(text);
    if (atTerminal) openInBrowser(`${site.address}/gu/course`);
    progress.say(
        atTerminal ? "The course opens in your browser. Press Ctrl+C here to stop." : "Press Ctrl+C here to stop.",
    );
}

/** Opens a page, if this system has a browser. */
function openInBrowser(address: string): void {
    const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
        darwin: ["open"],
        win32: ["cmd", "/c", "start", ""],
    };
    const [command = "", ...words] = openers[process.platform] ?? ["xdg-open"];
    spawn(command, [...words, address], { stdio: "ignore", detached: true })
        .on("error", () => {})
        .unref();
}

/** The message with all addresses. @param address the address of the site, without a trailing slash */
function announcementOf(address: string, sandbox: SandboxPlace): string {
    return `
The site is at

    ${address}/             the front page
    ${address}/gu/course    the course, in Gujarati
    ${address}/en/course    the course, in English
    ${address}/gu/snippets  the snippet generator
${"url" in sandbox ? sandboxAt(sandbox) : `\nThe sandbox could not be started: ${sandbox.reason.trim()}\n`}`;
}

function sandboxAt({ url, journal }: Extract<SandboxPlace, { url: string }>): string {
    return `
The sandbox is at

    ${url.padEnd(journal.length)}  every provider, without an account: for your programs
    ${journal}  what they asked, and what it answered
`;
}

/** The addresses of the sandbox, or the reason why it did not start. */
type SandboxPlace = { readonly url: string; readonly journal: string } | { readonly reason: string };

/**
 * Starts a sandbox, at a random port if the usual one is taken. The site does not depend on it: if it does not start,
 * the reason is shown instead of its address.
 *
 * @param root the root of the repository @param signal stops the sandbox
 */
async function startSandbox(root: string, signal: AbortSignal): Promise<SandboxPlace> {
    const place = await start(root, signal, []);
    return "url" in place || signal.aborted ? place : await start(root, signal, ["--port", "0"]);
}

function start(root: string, signal: AbortSignal, port: readonly string[]): Promise<SandboxPlace> {
    const command = join(root, "packages", "cli", "bin", "callsheet.mjs");
    const child = fork(command, ["sandbox", "--json", ...port], { stdio: ["ignore", "pipe", "pipe", "ipc"], signal });
    return new Promise((resolve) => {
        let output = "";
        let reason = "";
        child.stdout?.on("data", (piece) => {
            output += piece;
            if (output.includes("\n")) resolve(JSON.parse(output.slice(0, output.indexOf("\n"))));
        });
        child.stderr?.on("data", (piece) => {
            reason += piece;
        });
        child.on("error", ({ message }) => resolve({ reason: message }));
        child.on("close", () => resolve({ reason }));
    });
}
