/** Runs a Python program in this worker. Python itself is started for the first, and kept for those that follow. */
import type { PyodideAPI } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { type CodeProgram, runFailures } from "../protocol.ts";
import type { Part } from "../worker/port-messages.ts";
import { type Host, RunFailure } from "../worker/serve-runs.ts";
import { engine, interpreter } from "./archives.ts";
import { hostModule } from "./host-module.ts";
import { addLibraries, compileEngine, type Engine, startInterpreter } from "./interpreter.ts";
import { type Files, unpack } from "./unpack.ts";

export type Python = {
    /** Begins to unpack an archive, and to compile the interpreter, for the program that comes next. */
    readonly take: (part: Part) => void;
    /** Runs a program to its end. */
    readonly run: (program: CodeProgram, host: Host) => Promise<void>;
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

export function createPython(): Python {
    let host: Host | undefined;
    let started: Promise<Started> | undefined;
    /** All that was handed over: what is asked for again is not handed over again. */
    const parts = new Map<string, Uint8Array<ArrayBuffer>>();
    /** What of it is unpacked. Python's own files are these very bytes, so another Python unpacks its own. */
    const archives = new Map<string, Promise<Files>>();
    let compiled: Promise<Engine> | undefined;

    const ofNow = (): Host => {
        if (host) return host;
        throw new TypeError("No program runs.");
    };

    function unpacked(name: string): Promise<Files> {
        const part = parts.get(name);
        if (!part) throw new TypeError(`The archive ${name} was not handed over.`);
        const files = archives.get(name) ?? unpack(part);
        archives.set(name, files);
        return files;
    }

    async function begin({ step }: Host): Promise<Started> {
        step("unpacking");
        compiled ??= unpacked(engine).then(compileEngine);
        const [own, files] = await Promise.all([compiled, unpacked(interpreter)]);
        await Promise.all([...parts.keys()].map(unpacked));
        step("starting");
        const python = await startInterpreter(own, files);
        return { python, added: new Set<string>([engine, interpreter]), run: undefined };
    }

    async function mainOf(given: Host): Promise<PyCallable> {
        started ??= begin(given).catch((error: unknown) => {
            started = undefined;
            throw error;
        });
        const own = await started;
        const fresh = [...parts.keys()].filter((name) => !own.added.has(name));
        for (const name of fresh) {
            addLibraries(own.python, await unpacked(name));
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
        take({ name, bytes }) {
            parts.set(name, bytes);
            const files = unpacked(name);
            if (name === engine) compiled = files.then(compileEngine);
            // The run that waits for it says what is wrong with it.
            (name === engine ? compiled : files)?.catch(() => {});
        },
        async run(program, given) {
            if (program.network === "provider" && !canWait) {
                throw new RunFailure({ name: runFailures.notSupported, message: "JSPI", trace: "" });
            }
            const main = await mainOf(given);
            host = given;
            given.started();
            const failure = await perform(program, main, given).catch((error: unknown) => {
                // Python itself has come to an end: the next program has a new one.
                started = undefined;
                archives.clear();
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
