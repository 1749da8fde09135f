/** Runs a build in a child process. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { BuildEvent, BuildRequest, OnEvent } from "./build-event.ts";

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

export type RunningBuild = {
    /** Rejects with the end of the build's log, if the build fails. */
    readonly done: Promise<void>;
    /** Resolves when all that pages refer to exists and they are being rendered, or with `done`. */
    readonly rendering: Promise<void>;
    /** Resolves when the file of this path, such as `gu/course`, is built: to false if this build renders no such file. */
    readonly built: (path: string) => Promise<boolean>;
};

/** Builds the site, unless the output is up to date. @throws Error with the end of the build's log, if the build fails */
export const runBuild = (options: BuildOptions = {}): Promise<void> => startBuild(options).done;

/** Starts a build of the site. Files that are waited for are rendered first. */
export function startBuild(options: BuildOptions = {}): RunningBuild {
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
    const files = new Map<string, PromiseWithResolvers<void>>();
    const begun = Promise.withResolvers<void>();
    child.on("message", (message) => {
        const event = message as BuildEvent;
        if (event.kind === "rendering") {
            for (const file of event.files) files.set(file, Promise.withResolvers());
            begun.resolve();
        } else if (event.kind === "progress" && event.file !== undefined) {
            files.get(event.file)?.resolve();
        }
        onEvent?.(event);
    });
    const finish = async (): Promise<void> => {
        const [status] = await once(child, "close");
        signal?.throwIfAborted();
        const end = stripVTControlCharacters(log()).slice(-4000);
        if (status !== 0) throw new Error(`The site could not be built:\n${end}`);
    };
    const done = finish();
    const rendering = Promise.race([begun.promise, done]);
    // A failed build rejects `done`, which is all that most callers wait for.
    rendering.catch(() => {});
    return {
        done,
        rendering,
        async built(path) {
            const place = path.replace(/\/$/, "");
            const file = [place, `${place || "index"}.html`].find((one) => files.has(one));
            if (file === undefined) return false;
            if (child.connected) child.send({ wanted: file } satisfies BuildRequest);
            await files.get(file)?.promise;
            return true;
        },
    };
}

function logOf({ stdout, stderr }: ChildProcess): () => string {
    let text = "";
    for (const stream of [stdout, stderr]) stream?.on("data", (piece) => (text += piece));
    return () => text;
}
