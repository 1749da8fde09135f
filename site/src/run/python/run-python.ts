/** Runs Python programs in this worker. The first program starts Python, later ones reuse it. */
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
    /** Starts unpacking an archive, or compiling the interpreter, for the next program. */
    readonly take: (part: Part) => void;
    /** Runs a program until it ends. */
    readonly run: (program: CodeProgram, host: Host) => Promise<void>;
};

/** A program's failure, as returned by `callsheet_run.program`. */
type Failure = {
    readonly kind: "exit" | "error";
    readonly name: string;
    readonly message: string;
    readonly line: number | null;
    readonly trace: string;
};

/**
 * Whether synchronous Python code can wait for a response through the page, which needs WebAssembly's JavaScript
 * Promise Integration.
 */
const hasJspi = "Suspending" in WebAssembly;

export function createPython(): Python {
    let host: Host | undefined;
    let started: Promise<Started> | undefined;
    /** All archives received so far. The page sends each only once. */
    const parts = new Map<string, Uint8Array<ArrayBuffer>>();
    /** The unpacked archives. Python's file system takes over these bytes, so a new interpreter must unpack again. */
    const archives = new Map<string, Promise<Files>>();
    let compiled: Promise<Engine> | undefined;

    const currentHost = (): Host => {
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

    async function startPython({ step }: Host): Promise<Started> {
        step("unpacking");
        compiled ??= unpacked(engine).then(compileEngine);
        const [own, files] = await Promise.all([compiled, unpacked(interpreter)]);
        await Promise.all([...parts.keys()].map(unpacked));
        step("starting");
        const python = await startInterpreter(own, files);
        return { python, added: new Set<string>([engine, interpreter]), run: undefined };
    }

    async function preparedMain(nextHost: Host): Promise<PyCallable> {
        started ??= startPython(nextHost).catch((error: unknown) => {
            started = undefined;
            throw error;
        });
        const own = await started;
        const missing = [...parts.keys()].filter((name) => !own.added.has(name));
        for (const name of missing) {
            addLibraries(own.python, await unpacked(name));
            own.added.add(name);
        }
        // An import that failed before may succeed now.
        if (missing.length > 0) own.python.pyimport("importlib").invalidate_caches();
        own.run ??= mainIn(own.python, currentHost);
        return own.run;
    }

    /** @returns the failure; undefined if the program succeeded */
    async function execute(program: CodeProgram, main: PyCallable, { wrote }: Host): Promise<Failure | undefined> {
        const args = [
            program.code,
            program.files.map(({ name, bytes }) => [name, bytes]),
            Object.entries(program.environment),
            (name: string, bytes: PyProxy) => wrote(name, ownBytes(bytes)),
        ];
        const ended = hasJspi ? await main.callPromising(...args) : main(...args);
        const failure = ended?.toJs({ dict_converter: Object.fromEntries });
        ended?.destroy();
        return failure;
    }

    return {
        take({ name, bytes }) {
            parts.set(name, bytes);
            const files = unpacked(name);
            if (name === engine) compiled = files.then(compileEngine);
            // The run that awaits it reports the error.
            (name === engine ? compiled : files)?.catch(() => {});
        },
        async run(program, nextHost) {
            if (program.network === "provider" && !hasJspi) {
                throw new RunFailure({ name: runFailures.notSupported, message: "JSPI", trace: "" });
            }
            const main = await preparedMain(nextHost);
            host = nextHost;
            nextHost.started();
            const failure = await execute(program, main, nextHost).catch((error: unknown) => {
                // The interpreter itself has crashed: start a new one for the next program.
                started = undefined;
                archives.clear();
                throw error;
            });
            if (failure) throw new RunFailure(failedEvent(failure));
        },
    };
}

/** A started interpreter. */
type Started = {
    readonly python: PyodideAPI;
    /** The archives whose libraries it has. */
    readonly added: Set<string>;
    run: PyCallable | undefined;
};

function mainIn(python: PyodideAPI, host: () => Host): PyCallable {
    python.registerJsModule("callsheet_host", hostModule(host));
    python.pyimport("callsheet_run.start").start();
    return python.pyimport("callsheet_run.program").run as PyCallable;
}

const failedEvent = ({ kind, name, message, line, trace }: Failure) => ({
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
