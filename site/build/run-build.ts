/** Runs a build in a child process. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { BuildEvent, OnEvent } from "./build-event.ts";

const program = fileURLToPath(new URL("main.ts", import.meta.url));

export type BuildOptions = {
    /** Which stages to build. Default: all. */
    readonly which?: "pages" | "parts" | "all";
    /** A pattern of the paths of the pages to build. Default: all. */
    readonly only?: string;
    /** The path of the output folder. Default: `site/dist`. */
    readonly outDir?: string;
    /** Environment variables, in addition to those of this process. */
    readonly env?: Readonly<Record<string, string>>;
    readonly onEvent?: OnEvent;
    /** Aborts the build. */
    readonly signal?: AbortSignal;
};

/**
 * Builds the site, unless the output is up to date.
 * @throws Error with the end of the build's log, if the build fails
 */
export async function runBuild(options: BuildOptions = {}): Promise<void> {
    const { which = "all", only, outDir, env, onEvent, signal } = options;
    const flags = [
        ...(only === undefined ? [] : ["--only", only]),
        ...(outDir === undefined ? [] : ["--out", resolve(outDir)]),
    ];
    const child = fork(program, [which, ...flags], {
        // Astro keeps what it renders with in the working directory: copies that are built at once need one each.
        cwd: fileURLToPath(new URL("..", import.meta.url)),
        // Build for publication even when tests run it, which set another NODE_ENV.
        env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", ...env },
        // A young generation large enough for one page leaves the garbage collector little to move.
        execArgv: ["--max-semi-space-size=64"],
        stdio: ["ignore", "pipe", "pipe", "ipc"],
        ...(signal && { signal }),
    });
    const log = logOf(child);
    if (onEvent) child.on("message", (event) => onEvent(event as BuildEvent));
    const [status] = await once(child, "close");
    signal?.throwIfAborted();
    if (status !== 0) throw new Error(`The site could not be built:\n${stripVTControlCharacters(log()).slice(-4000)}`);
}

function logOf({ stdout, stderr }: ChildProcess): () => string {
    let text = "";
    for (const stream of [stdout, stderr]) stream?.on("data", (piece) => (text += piece));
    return () => text;
}
