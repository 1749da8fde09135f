/**
 * A minimal page that runs programs, with the runner and the policy of the site's pages. It runs many programs one
 * after another, and returns all events of each.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { chromiumOptions } from "../../verify/testing/chromium.ts";
import { writePython } from "../src/publish/after-build/write-python.ts";
import { inlineHashes, policyOf, withPolicy } from "../src/publish/content-security-policy.ts";
import type { RunEvent, RunnableProgram, RunOptions } from "../src/run/protocol.ts";
import { runFiles } from "../src/run/run-files-plugin.ts";
import { type StaticHost, staticHost } from "./static-host.ts";

export type RunPage = {
    readonly host: StaticHost;
    readonly browser: Browser;
    readonly page: Page;
    /** The errors and warnings of the page, but for files that are not there. */
    readonly complaints: string[];
    readonly close: () => Promise<void>;
};

/**
 * Serves the page, and opens it in a browser of its own.
 *
 * @param withPython whether it can run Python programs too
 */
export async function openRunPage({ withPython = false } = {}): Promise<RunPage> {
    const [host, browser] = await Promise.all([serveRunPage(withPython), chromium.launch(chromiumOptions())]);
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
        const isComplaint = message.type() === "error" || message.type() === "warning";
        if (isComplaint && !message.text().includes("404")) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(host.origin);
    const close = async (): Promise<void> => {
        await browser.close();
        await host.stop();
    };
    return { host, browser, page, complaints, close };
}

async function serveRunPage(withPython: boolean): Promise<StaticHost> {
    const folder = await mkdtemp(join(tmpdir(), "callsheet-run-page-"));
    // Build for publication: tests set another NODE_ENV.
    const { NODE_ENV } = process.env;
    process.env["NODE_ENV"] = "production";
    await build({
        configFile: false,
        logLevel: "error",
        root: fileURLToPath(new URL("run-page/", import.meta.url)),
        plugins: [runFiles()],
        build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
    });
    process.env["NODE_ENV"] = NODE_ENV;
    if (withPython) await writePython(pathToFileURL(`${folder}/`));
    const file = join(folder, "index.html");
    const html = await readFile(file, "utf8");
    await writeFile(file, withPolicy(html, policyOf(inlineHashes(html), { asksHub: false, runsCode: true })));
    const host = await staticHost(pathToFileURL(`${folder}/`));
    return {
        ...host,
        stop: async () => {
            await host.stop();
            await rm(folder, { recursive: true });
        },
    };
}

declare global {
    interface Window {
        /** Runs a program to its end or until it is stopped, and returns its events. */
        runProgram: (program: unknown, options: RunInPageOptions) => Promise<RunEvent[]>;
    }
}

export type RunInPageOptions = Omit<RunOptions, "signal"> & {
    /** Stops the program after the page has run this many timer turns since its start. Default: never. */
    readonly stopAfterTurns?: number;
};

/** What a program has printed. */
export const printed = (events: readonly RunEvent[], stream = "stdout"): string =>
    events.flatMap((event) => (event.kind === "output" && event.stream === stream ? [event.text] : [])).join("");

export const failureOf = (events: readonly RunEvent[]): Extract<RunEvent, { kind: "failed" }> | undefined =>
    events.find((event) => event.kind === "failed");

/** A JavaScript program without files and variables. */
export const javascript = (code: string): RunnableProgram => ({
    language: "js",
    code,
    files: [],
    environment: {},
    network: "sandbox",
});

/** Runs a program in the page, and returns all its events. */
export function runIn(page: Page, program: RunnableProgram, options: RunInPageOptions = {}): Promise<RunEvent[]> {
    // Playwright's type of what may be passed has no end for that of a program.
    const args: readonly [unknown, RunInPageOptions] = [program, options];
    return page.evaluate(([one, settings]) => window.runProgram(one, settings), args);
}
