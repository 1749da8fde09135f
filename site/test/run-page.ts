/**
 * A minimal page that runs programs, with the runner and the policy of the site's pages. It runs many programs one
 * after another, and returns all events of each; the result of one is judged as the proof judges a run on a computer.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { tokensFor } from "../../verify/proof/src/environment.ts";
import { judge, type ProgramRun } from "../../verify/proof/src/judge/judge.ts";
import { problemText } from "../../verify/proof/src/judge/problem.ts";
import type { Exchange } from "../../verify/proof/src/network/recording-proxy.ts";
import type { Program } from "../../verify/proof/src/program.ts";
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

/** Runs a program of the proof in the page, in the same environment, and returns the problems that the judge finds. */
export async function problemsInPage(page: Page, program: Program): Promise<readonly string[]> {
    const { id, language, models } = program;
    if (language === "sh") throw new TypeError(`${id} is of the shell, which no page runs.`);
    const tokens = tokensFor(program.environment);
    const files = [...program.files].map(([name, bytes]) => ({ name, bytes: new Uint8Array(bytes) }));
    const run = { language, code: program.content, files, environment: tokens, network: "sandbox" } as const;
    const known = typeof models === "string" ? {} : models;
    const events = await runIn(page, run, { pace: "fast", queuePolls: 1, models: known });
    const { problems } = await judge(program, runOutcome(events), tokens);
    return problems.map((problem) => `${id}: ${problemText(problem)}`);
}

type Of<Kind extends RunEvent["kind"]> = Extract<RunEvent, { kind: Kind }>;

/** The events of a run in the form that the judge reads. */
export function runOutcome(events: readonly RunEvent[]): ProgramRun {
    const eventsOf = <Kind extends RunEvent["kind"]>(kind: Kind): Of<Kind>[] =>
        events.filter((event): event is Of<Kind> => event.kind === kind);
    const printed = (stream: "stdout" | "stderr"): string =>
        eventsOf("output")
            .filter((one) => one.stream === stream)
            .map(({ text }) => text)
            .join("");
    const [failed] = eventsOf("failed");
    const [ended] = eventsOf("ended");
    return {
        failure: failed ? `failed with ${failed.name}: ${failed.message}` : ended ? undefined : "did not end",
        stdout: printed("stdout"),
        stderr: printed("stderr") + (failed?.trace ?? ""),
        exchanges: eventsOf("request").map((request) => exchangeOf(request, events)),
        broken: [],
        saved: new Map(eventsOf("file").map(({ name, bytes }) => [name, bytes])),
    };
}

function exchangeOf({ id, method, url, headers, body }: Of<"request">, events: readonly RunEvent[]): Exchange {
    const own = events.filter((event) => "id" in event && event.id === id);
    const response = own.find((event): event is Of<"response"> => event.kind === "response");
    const pieces = own.flatMap((event) => (event.kind === "piece" ? [event.bytes] : []));
    const isWhole = own.some(({ kind }) => kind === "response-end");
    const headersOf = (entries: Of<"request">["headers"]) => new Headers(entries.map(([...entry]) => entry));
    const answered = response && headersOf(response.headers);
    return {
        method,
        url,
        headers: headersOf(headers),
        body,
        response:
            response && isWhole
                ? {
                      status: response.status,
                      type: answered?.get("content-type") ?? "",
                      body: new Uint8Array(Buffer.concat(pieces)),
                  }
                : undefined,
        hint: answered?.get("x-sandbox-hint") ?? undefined,
        leak: undefined,
    };
}
