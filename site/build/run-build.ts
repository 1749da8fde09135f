/** Starts a build in a process of its own, and follows it. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { BuildEvent, OnEvent } from "./build-event.ts";

const program = fileURLToPath(new URL("main.ts", import.meta.url));

export type BuildOptions = {
    /** What is built. Default: everything. */
    readonly which?: "pages" | "parts" | "all";
    /** Into which folder, as a path. Default: `site/dist`. */
    readonly outDir?: string;
    /** Variables of the environment, besides this process's own. */
    readonly env?: Readonly<Record<string, string>>;
    readonly onEvent?: OnEvent;
    /** Ends the build. */
    readonly signal?: AbortSignal;
};

/**
 * Builds the site, unless what is there is what a build would make now.
 * @throws Error with the end of what the build wrote, where it fails
 */
export async function runBuild(options: BuildOptions = {}): Promise<void> {
    const { which = "all", outDir, env, onEvent, signal } = options;
    const child = fork(program, [which, ...(outDir === undefined ? [] : ["--out", outDir])], {
        // As it is published, not as it is while tests run.
        env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", ...env },
        // One young generation that holds what a page needs: the collector then has little to move.
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
