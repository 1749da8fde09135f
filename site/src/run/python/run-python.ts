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
    let python: PyodideAPI | undefined;
    let run: PyCallable | undefined;
    const added = new Set<string>();

    const ofNow = (): Host => {
        if (host) return host;
        throw new TypeError("No program runs.");
    };

    async function prepare(parts: Parts): Promise<PyCallable> {
        python ??= await start(parts);
        for (const [name, archive] of parts) {
            if (added.has(name)) continue;
            added.add(name);
            if (name !== interpreter) addLibraries(python, unpack(archive));
        }
        // What Python has looked for before, it looks for again.
        python.pyimport("importlib").invalidate_caches();
        if (run) return run;
        python.registerJsModule("callsheet_host", hostModule(ofNow));
        python.pyimport("callsheet_run.start").start();
        run = python.pyimport("callsheet_run.program").run as PyCallable;
        return run;
    }

    return {
        async run({ code, files, environment, network }, parts, given) {
            if (network === "provider" && !canWait) {
                throw new RunFailure({ name: runFailures.notSupported, message: "JSPI", trace: "" });
            }
            const main = await prepare(parts);
            host = given;
            given.started();
            const wrote = (name: string, bytes: PyProxy) => given.wrote(name, ownBytes(bytes));
            const all = files.map(({ name, bytes }) => [name, bytes]);
            const ended = canWait
                ? await main.callPromising(code, all, Object.entries(environment), wrote)
                : main(code, all, Object.entries(environment), wrote);
            const failure = ended?.toJs({ dict_converter: Object.fromEntries }) as Failure | undefined;
            ended?.destroy();
            if (failure) throw new RunFailure(told(failure));
        },
    };
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
