/** Runs a Python program in this worker. Python itself is started for the first, and kept for those that follow. */
import type { PyodideAPI } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { type CodeProgram, runFailures } from "../protocol.ts";
import { type Host, RunFailure } from "../worker/serve-runs.ts";
import { interpreter } from "./archives.ts";
import { hostModule } from "./host-module.ts";
import { addLibraries, startInterpreter, unpack } from "./interpreter.ts";

type Parts = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

export type Python = {
    /** Runs a program to its end. */
    readonly run: (program: CodeProgram, parts: Parts, host: Host) => Promise<void>;
};

/** How a program failed, as `callsheet_run.program` says it. */
type Failure = {
    readonly kind: "exit" | "error";
    readonly name: string;
    readonly message: string;
    readonly line: number | null;
    readonly trace: string;
};

/**
 * Whether Python, which waits for an answer in the middle of a function, can wait for one that comes by way of the page:
 * by WebAssembly's JavaScript Promise Integration.
 */
const canWait = "Suspending" in WebAssembly;

/** @param start starts the interpreter; default from its archive */
export function createPython(start: (parts: Parts) => Promise<PyodideAPI> = startFromArchive): Python {
    let host: Host | undefined;
    let started: Promise<Started> | undefined;
    /** All that was handed over: what is asked for again is not handed over again. */
    const all = new Map<string, Uint8Array<ArrayBuffer>>();

    const ofNow = (): Host => {
        if (host) return host;
        throw new TypeError("No program runs.");
    };

    async function begin(): Promise<Started> {
        const python = await start(all);
        return { python, added: new Set<string>([interpreter]), run: undefined };
    }

    async function mainOf(parts: Parts): Promise<PyCallable> {
        for (const [name, archive] of parts) all.set(name, archive);
        started ??= begin().catch((error: unknown) => {
            started = undefined;
            throw error;
        });
        const own = await started;
        const fresh = [...all].filter(([name]) => !own.added.has(name));
        for (const [name, archive] of fresh) {
            addLibraries(own.python, unpack(archive));
            own.added.add(name);
        }
        // What Python did not find before, it may find now.
        if (fresh.length > 0) own.python.pyimport("importlib").invalidate_caches();
        own.run ??= mainIn(own.python, ofNow);
        return own.run;
    }

    /** @returns how it failed; undefined where it ended well */
    async function perform(program: CodeProgram, main: PyCallable, { wrote }: Host): Promise<Failure | undefined> {
        const given = [
            program.code,
            program.files.map(({ name, bytes }) => [name, bytes]),
            Object.entries(program.environment),
            (name: string, bytes: PyProxy) => wrote(name, ownBytes(bytes)),
        ];
        const ended = canWait ? await main.callPromising(...given) : main(...given);
        const failure = ended?.toJs({ dict_converter: Object.fromEntries });
        ended?.destroy();
        return failure;
    }

    return {
        async run(program, parts, given) {
            if (program.network === "provider" && !canWait) {
                throw new RunFailure({ name: runFailures.notSupported, message: "JSPI", trace: "" });
            }
            const main = await mainOf(parts);
            host = given;
            given.started();
            const failure = await perform(program, main, given).catch((error: unknown) => {
                // Python itself has come to an end: the next program has a new one.
                started = undefined;
                throw error;
            });
            if (failure) throw new RunFailure(told(failure));
        },
    };
}

/** Python, once it has started. */
type Started = {
    readonly python: PyodideAPI;
    /** The archives that it has. */
    readonly added: Set<string>;
    run: PyCallable | undefined;
};

function mainIn(python: PyodideAPI, host: () => Host): PyCallable {
    python.registerJsModule("callsheet_host", hostModule(host));
    python.pyimport("callsheet_run.start").start();
    return python.pyimport("callsheet_run.program").run as PyCallable;
}

async function startFromArchive(parts: Parts): Promise<PyodideAPI> {
    const archive = parts.get(interpreter);
    if (!archive) throw new TypeError("The interpreter was not handed over.");
    return await startInterpreter(unpack(archive));
}

const told = ({ kind, name, message, line, trace }: Failure) => ({
    name: kind === "exit" ? runFailures.exit : name,
    message,
    trace,
    ...(line !== null && line !== undefined && { line }),
});

function ownBytes(bytes: PyProxy): Uint8Array<ArrayBuffer> {
    const copy = new Uint8Array(bytes.toJs());
    bytes.destroy();
    return copy;
}
