/** Running a program in the page, apart from it. */
import { bytesToFetch, FileNotLoaded, fetchFiles, type OnFile } from "./fetch-files.ts";
import { type Frame, openFrame } from "./frame.ts";
import { guarded } from "./guarded.ts";
import { kitOf } from "./kit.ts";
import { placeholders } from "./placeholder-token.ts";
import { type RunEvent, type RunnableProgram, type RunOptions, runFailures } from "./protocol.ts";
import type { Relay } from "./provider/relay.ts";
import { NoPython } from "./python/archive-list.ts";
import type { Kit, RunFile } from "./run-file.ts";
import type { Job, ToPage, WorkerProgram } from "./worker/port-messages.ts";

/**
 * Runs a program in a worker that reaches nothing: not the page, not what the browser keeps, not the network.
 *
 * @param program what is run
 * @param options the signal that ends it, the token for a provider, the seed of the sandbox
 * @returns what happens, as it happens. It never rejects: what goes wrong is told as `failed`. Once the signal is aborted
 * it ends without a word
 * @example
 * const stop = new AbortController();
 * for await (const event of run(program, { signal: stop.signal })) show(event);
 */
export async function* run(program: RunnableProgram, options: RunOptions): AsyncGenerator<RunEvent, void, undefined> {
    const { signal } = options;
    const events = eventQueue();
    const stop = (): void => events.end();
    signal.addEventListener("abort", stop);
    const running = perform(program, options, events).catch((error: unknown) => {
        events.tell(failureOf(error));
        events.end();
    });
    try {
        for await (const event of events.told()) if (!signal.aborted) yield event;
    } finally {
        signal.removeEventListener("abort", stop);
        // Whoever stops listening has it ended.
        events.end();
        await running;
    }
}

/**
 * How much has to be fetched before a program can run.
 *
 * @returns bytes, 0 where all is there, or where it cannot be had
 */
export async function sizeToLoad(program: RunnableProgram): Promise<number> {
    try {
        const kit = await kitOf(program);
        return kept.has(kit.worker.path) ? 0 : await bytesToFetch(filesOf(kit));
    } catch (error) {
        // The run itself says so.
        if (error instanceof FileNotLoaded || error instanceof NoPython) return 0;
        throw error;
    }
}

const filesOf = ({ worker, parts }: Kit): readonly RunFile[] => [worker, ...Object.values(parts)];

/** Workers that are there for the next run, by their script, with the names of what they were handed. */
const kept = new Map<string, { readonly frame: Frame; readonly has: Set<string> }>();

async function perform(program: RunnableProgram, options: RunOptions, events: EventQueue): Promise<void> {
    const { signal, seed = 1, pace = "natural", models = {}, ownHosts = [], queuePolls = 2 } = options;
    if (signal.aborted) return;
    const kit = await kitOf(program, signal);
    const own = kept.get(kit.worker.path);
    // It is nobody else's while it runs.
    kept.delete(kit.worker.path);
    const opening = Promise.withResolvers<Frame>();
    let frame = own && Promise.resolve(own.frame);
    if (own) opening.resolve(own.frame);
    let relay: Relay | undefined;
    try {
        const missing = Object.entries(kit.parts).filter(([name]) => !own?.has.has(name));
        const names = new Map(missing.map(([name, file]) => [file, name]));
        // The worker starts while the rest still comes, and gets ready what it has.
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
            answers: { seed, pace, models, ownHosts, queuePolls },
        };
        if (program.network === "provider") relay = await relayFor(program, options, open, events);
        const ending = await ended(open, job, events, relay);
        if (kit.isKept && ending === "done") {
            kept.set(kit.worker.path, { frame: open, has: new Set([...(own?.has ?? []), ...names.values()]) });
            frame = undefined;
        }
    } finally {
        relay?.close();
        (await frame)?.close();
    }
}

/** Fetches what is needed, and tells how far that is. */
async function load(files: readonly RunFile[], signal: AbortSignal, events: EventQueue, onFile: OnFile): Promise<void> {
    const total = await bytesToFetch(files);
    if (total > 0) events.tell({ kind: "loading", loaded: 0, total });
    await fetchFiles(files, signal, (loaded) => events.tell({ kind: "loading", loaded, total }), onFile);
}

/** The program as the worker gets it: with placeholders for tokens, or filled. */
async function workerProgram(program: RunnableProgram): Promise<WorkerProgram> {
    if (program.language !== "http") {
        return { ...program, environment: { ...placeholders(program.code), ...program.environment } };
    }
    const { filledRequest } = await import("./http/filled-request.ts");
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
            events.tell({ kind: "failed", ...refusal, trace: "" });
            events.end();
        },
    });
}

/** @returns `done` where the worker is fit for another run */
async function ended(
    frame: Frame,
    job: Job,
    events: EventQueue,
    relay: Relay | undefined,
): Promise<"done" | "stopped"> {
    const { promise, resolve } = Promise.withResolvers<"done" | "stopped">();
    const tell = guarded(events.tell);
    events.onEnd(() => resolve("stopped"));
    frame.listen(
        (message: ToPage) => {
            if (events.isOver()) return;
            if (message.kind === "ask" || message.kind === "ask-ended") return relay?.handle(message);
            const isLast = tell(message);
            if (!isLast) return;
            resolve(message.kind === "ended" || message.kind === "failed" ? "done" : "stopped");
            events.end();
        },
        (message) => {
            events.tell({ kind: "failed", name: runFailures.notSupported, message, trace: "" });
            events.end();
        },
    );
    frame.post({ kind: "run", job });
    return await promise;
}

const failureOf = (error: unknown): RunEvent => {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof FileNotLoaded) return { kind: "failed", name: runFailures.notLoaded, message, trace: "" };
    if (error instanceof NoPython) return { kind: "failed", name: runFailures.noPython, message, trace: "" };
    return { kind: "failed", name: error instanceof Error ? error.name : "Error", message, trace: "" };
};

type EventQueue = ReturnType<typeof eventQueue>;

/** Events, told as they come and taken one by one. */
function eventQueue() {
    const waiting: RunEvent[] = [];
    const enders: (() => void)[] = [];
    let wake: () => void = () => {};
    let isOver = false;
    return {
        tell(event: RunEvent): void {
            if (isOver) return;
            waiting.push(event);
            wake();
        },
        end(): void {
            if (isOver) return;
            isOver = true;
            wake();
            for (const ender of enders) ender();
        },
        isOver: (): boolean => isOver,
        onEnd: (ender: () => void): void => void (isOver ? ender() : enders.push(ender)),
        async *told(): AsyncGenerator<RunEvent, void, undefined> {
            while (true) {
                const event = waiting.shift();
                if (event) yield event;
                else if (isOver) return;
                else await new Promise<void>((resolve) => (wake = resolve));
            }
        },
    };
}
