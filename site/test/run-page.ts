/**
 * A page that can run programs, with the very runner and the policy of the site's own pages, and nothing else: many programs
 * are run in one page, and what happens is handed back whole.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { build } from "vite";
import { inlineHashes, policyOf, withPolicy } from "../src/publish/after-build/content-security-policy.ts";
import { writePython } from "../src/publish/after-build/write-python.ts";
import type { RunEvent, RunnableProgram, RunOptions } from "../src/run/protocol.ts";
import { runFiles } from "../src/run/run-files.ts";
import { type StaticHost, staticHost } from "./static-host.ts";

/**
 * Builds the page and serves it.
 *
 * @param withPython whether programs of Python are run in it too
 */
export async function serveRunPage({ withPython = false } = {}): Promise<StaticHost> {
    const folder = await mkdtemp(join(tmpdir(), "callsheet-run-page-"));
    // As it is published, not as it is while tests run.
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

/** What is kept of a run's events: their bytes as base64, since they cross to the test as JSON. */
type Crossed = { readonly $bytes: string };

declare global {
    interface Window {
        /** Runs a program to its end, or for as long as it may. */
        runProgram: (program: unknown, options: RunTogether) => Promise<unknown[]>;
    }
}

export type RunTogether = Omit<RunOptions, "signal"> & {
    /** Stops the program when the page, since it began, has had so many turns of a timer. Default: never. */
    readonly stopAfterTurns?: number;
};

/** A program that is given nothing. */
export const javascript = (code: string): RunnableProgram => ({
    language: "js",
    code,
    files: [],
    environment: {},
    network: "sandbox",
});

/** Runs a program in the page, and gives all that it told. */
export async function runIn(page: Page, program: RunnableProgram, options: RunTogether = {}): Promise<RunEvent[]> {
    const events = await page.evaluate(([given, how]) => window.runProgram(given, how), [
        crossing(program),
        options,
    ] as const);
    return events.map(arrived) as RunEvent[];
}

/** With bytes as base64. */
function crossing(value: unknown): unknown {
    if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString("base64") } satisfies Crossed;
    if (Array.isArray(value)) return value.map(crossing);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, crossing(item)]));
}

function arrived(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(arrived);
    if (typeof value !== "object" || value === null) return value;
    if ("$bytes" in value) return new Uint8Array(Buffer.from(String(value.$bytes), "base64"));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, arrived(item)]));
}
