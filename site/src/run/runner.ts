/** Runs programs one after another in workers, which it opens, reuses and ends. What it does it with is passed in. */

import { fillRequest } from "@callsheet/inference/internal/fill";
import { isSecret, type WireRequest } from "@callsheet/inference/wire";
import { guardEvents } from "./event-guard.ts";
import { FileNotLoaded, type OnFile } from "./fetch-files.ts";
import type { Frame } from "./frame.ts";
import { withFiles } from "./panel/runnable-call.ts";
import { hubPlaceholder, placeholders } from "./placeholder-token.ts";
import { type ProgramFile, type RunEvent, type RunnableProgram, type RunOptions, runFailures } from "./protocol.ts";
import type { Relay } from "./provider/relay.ts";
import { NoPython } from "./python/archives.ts";
import type { Kit, RunFile } from "./run-file.ts";
import type { FilledRequest, Job, ToPage, WorkerProgram } from "./worker/port-messages.ts";

export type Runner = {
    /**
     * Runs a program in a worker without access to the page, the browser's storage or the network.
     *
     * @param program the program
     * @param options the abort signal, the token for a provider, the sandbox's configuration
     * @returns the events of the run. The iterator never rejects: errors become a `failed` event. Once the signal is
     * aborted, it ends without another event
     * @example
     * const stop = new AbortController();
     * for await (const event of run(program, { signal: stop.signal })) show(event);
     */
    readonly run: (program: RunnableProgram, options: RunOptions) => AsyncGenerator<RunEvent, void, undefined>;
    /**
     * The size of the download before a program can run.
     *
     * @returns bytes; 0 if everything is cached, or if that cannot be found out: the run then reports the error
     */
    readonly sizeToLoad: (program: RunnableProgram, signal: AbortSignal) => Promise<number>;
};

type Dependencies = {
    /** The files that a program needs to run. */
    readonly kitOf: (program: RunnableProgram, signal: AbortSignal) => Promise<Kit>;
    /** The total size of those files that are not cached yet, in bytes. */
    readonly bytesToFetch: (files: readonly RunFile[]) => Promise<number>;
    readonly fetchFiles: (
        files: readonly RunFile[],
        signal: AbortSignal,
        onProgress: (bytes: number) => void,
        onFile: OnFile,
    ) => Promise<void>;
    readonly openFrame: (worker: Uint8Array<ArrayBuffer>) => Promise<Frame>;
};

/** How long an idle worker may take to respond before another one replaces it, in milliseconds. */
const responseTimeout = 2000;

export function createRunner({ kitOf, bytesToFetch, fetchFiles, openFrame }: Dependencies): Runner {
    /** The workers to reuse, by the path of their script. */
    const idleWorkers = new Map<string, IdleWorker>();

    async function* run(program: RunnableProgram, options: RunOptions): AsyncGenerator<RunEvent, void, undefined> {
        const { signal } = options;
        const events = eventQueue();
        const stop = (): void => events.end();
        signal.addEventListener("abort", stop);
        const running = perform(program, options, events).catch((error: unknown) => {
            events.emit(failureOf(error));
            events.end();
        });
        try {
            for await (const event of events.taken()) if (!signal.aborted) yield event;
        } finally {
            signal.removeEventListener("abort", stop);
            // Leaving the loop stops the run.
            events.end();
            // A stopped run cleans up by itself: the reader does not wait for a file or a frame that never comes.
            if (!signal.aborted) await running;
        }
    }

    async function sizeToLoad(program: RunnableProgram, signal: AbortSignal): Promise<number> {
        try {
            const kit = await kitOf(program, signal);
            return idleWorkers.has(kit.worker.path) ? 0 : await bytesToFetch(filesOf(kit));
        } catch {
            return 0;
        }
    }

    async function perform(program: RunnableProgram, options: RunOptions, events: EventQueue): Promise<void> {
        const { signal, pace = "natural", models = {}, ownHosts = [], queuePolls = 2 } = options;
        const { seed = 1, replies = [], faults = [] } = options;
        if (signal.aborted) return;
        const kit = await kitOf(program, signal);
        const own = await takeIdle(kit.worker.path, events);
        if (events.isOver()) return own?.frame.close();
        const opening = Promise.withResolvers<Frame>();
        let frame = own && Promise.resolve(own.frame);
        if (own) opening.resolve(own.frame);
        let relay: Relay | undefined;
        try {
            const missing = Object.entries(kit.parts).filter(([name]) => !own?.has.has(name));
            const names = new Map(missing.map(([name, file]) => [file, name]));
            // The worker starts while the other files download, and prepares each part as it arrives.
            await load([...(own ? [] : [kit.worker]), ...names.keys()], signal, events, (file, bytes) => {
                const name = names.get(file);
                if (name === undefined) {
                    frame = openFrame(bytes);
                    return opening.resolve(frame);
                }
                void opening.promise.then(({ post }) => post({ kind: "part", part: { name, bytes } }, [bytes.buffer]));
            });
            const open = await opening.promise;
            if (events.isOver()) return;
            const job: Job = {
                program: await workerProgram(program),
                sandbox: { pace, models, ownHosts, queuePolls, seed, replies, faults },
            };
            if (program.network === "provider") relay = await relayFor(program, options, open, events);
            const ending = await runJob(open, job, events, relay);
            if (kit.isKept && ending === "done") {
                const has = new Set([...(own?.has ?? []), ...names.values()]);
                // Two programs of a page may have run at the same time.
                idleWorkers.get(kit.worker.path)?.frame.close();
                idleWorkers.set(kit.worker.path, { frame: open, has });
                frame = undefined;
            }
        } finally {
            relay?.close();
            (await frame)?.close();
        }
    }

    /** An idle worker that still responds, for this run alone; undefined if a new one must be opened. */
    async function takeIdle(path: string, events: EventQueue): Promise<IdleWorker | undefined> {
        const idle = idleWorkers.get(path);
        idleWorkers.delete(path);
        if (!idle || (await responds(idle.frame, events))) return idle;
        idle.frame.close();
        return undefined;
    }

    /** Fetches the files and reports the progress. */
    async function load(
        files: readonly RunFile[],
        signal: AbortSignal,
        events: EventQueue,
        onFile: OnFile,
    ): Promise<void> {
        const total = await bytesToFetch(files);
        if (total > 0) events.emit({ kind: "loading", loaded: 0, total });
        await fetchFiles(files, signal, (loaded) => events.emit({ kind: "loading", loaded, total }), onFile);
    }

    return { run, sizeToLoad };
}

/** A worker to reuse, with the names of the parts that it has. */
type IdleWorker = { readonly frame: Frame; readonly has: ReadonlySet<string> };

const filesOf = ({ worker, parts }: Kit): readonly RunFile[] => [worker, ...Object.values(parts)];

/**
 * Whether an idle worker still responds. A program may have left something behind that keeps it busy, and browsers end
 * workers without a word.
 */
async function responds(frame: Frame, events: EventQueue): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    frame.listen(
        ({ kind }) => kind === "pong" && resolve(true),
        () => resolve(false),
    );
    events.onEnd(() => resolve(false));
    const timer = setTimeout(resolve, responseTimeout, false);
    frame.post({ kind: "ping" });
    const isThere = await promise;
    clearTimeout(timer);
    return isThere;
}

/** The program for the worker, with placeholders for tokens. */
async function workerProgram(program: RunnableProgram): Promise<WorkerProgram> {
    if (program.language !== "http") {
        return { ...program, environment: { ...placeholders(program.code), ...program.environment } };
    }
    const { filledRequest } = await import("./runner.ts");
    const request = await filledRequest(program.request, program.files);
    return { language: "http", request, network: program.network };
}

async function relayFor(
    program: RunnableProgram,
    { token = "" }: RunOptions,
    frame: Frame,
    events: EventQueue,
): Promise<Relay> {
    const { createRelay } = await import("./provider/relay.ts");
    const text = program.language === "http" ? JSON.stringify(program.request.headers) : program.code;
    return createRelay({
        token,
        program: text,
        post: frame.post,
        onRefused: (refusal) => {
            events.emit({ kind: "failed", ...refusal, trace: "" });
            events.end();
        },
    });
}

/** Runs the job until it ends. @returns `done` if the worker can be reused */
async function runJob(
    frame: Frame,
    job: Job,
    events: EventQueue,
    relay: Relay | undefined,
): Promise<"done" | "stopped"> {
    const { promise, resolve } = Promise.withResolvers<"done" | "stopped">();
    const handle = guardEvents(events.emit);
    events.onEnd(() => resolve("stopped"));
    frame.listen(
        (message: ToPage) => {
            if (events.isOver()) return;
            if (message.kind === "provider-request" || message.kind === "provider-abort") return relay?.handle(message);
            const isLast = handle(message);
            if (!isLast) return;
            resolve(isFree(message) ? "done" : "stopped");
            events.end();
        },
        (message) => {
            events.emit({ kind: "failed", name: runFailures.notSupported, message, trace: "" });
            events.end();
        },
    );
    frame.post({ kind: "run", job });
    return await promise;
}

/** Whether a run's last message leaves its worker free. A program that printed too much goes on, unheard. */
const isFree = (message: ToPage): boolean =>
    message.kind === "ended" || (message.kind === "failed" && message.name !== runFailures.tooMuch);

const failureOf = (error: unknown): RunEvent => {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof FileNotLoaded) return { kind: "failed", name: runFailures.notLoaded, message, trace: "" };
    if (error instanceof NoPython) return { kind: "failed", name: runFailures.noPython, message, trace: "" };
    return { kind: "failed", name: error instanceof Error ? error.name : "Error", message, trace: "" };
};

type EventQueue = ReturnType<typeof eventQueue>;

/** A queue that turns events into an async iterator. */
function eventQueue() {
    const waiting: RunEvent[] = [];
    const endListeners: (() => void)[] = [];
    let wake: () => void = () => {};
    let isOver = false;
    return {
        emit(event: RunEvent): void {
            if (isOver) return;
            waiting.push(event);
            wake();
        },
        end(): void {
            if (isOver) return;
            isOver = true;
            wake();
            for (const listener of endListeners) listener();
        },
        isOver: (): boolean => isOver,
        onEnd: (listener: () => void): void => void (isOver ? listener() : endListeners.push(listener)),
        async *taken(): AsyncGenerator<RunEvent, void, undefined> {
            while (true) {
                const event = waiting.shift();
                if (event) yield event;
                else if (isOver) return;
                else await new Promise<void>((resolve) => (wake = resolve));
            }
        },
    };
}

/** @throws InputError for a request that cannot be sent, or a missing file */
export async function filledRequest(wire: WireRequest, files: readonly ProgramFile[]): Promise<FilledRequest> {
    const variables = secretsOf(wire);
    const [placeholder = hubPlaceholder] = variables.map((name) => placeholders(name)[name]);
    const byName = new Map(files.map(({ name, bytes }) => [name, bytes]));
    const body = withFiles(wire.body, byName) as WireRequest["body"];
    const request = await fillRequest({ ...wire, ...(body && { body }) }, placeholder);
    const { method, url, headers } = request;
    return { method, url, headers: [...headers], body: new Uint8Array(await request.arrayBuffer()) };
}

/** The names of the variables that hold a request's tokens. */
export const secretsOf = ({ headers }: WireRequest): string[] =>
    Object.values(headers)
        .flatMap((value) => (typeof value === "string" ? [] : value))
        .flatMap((part) => (isSecret(part) ? [part.name] : []));
