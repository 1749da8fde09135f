/** Runs a program of JavaScript as Node would, in this worker. */

import { inspect } from "node-inspect-extracted";
import { type CodeProgram, runFailures } from "../protocol.ts";
import { type Host, RunFailure } from "../worker/serve-runs.ts";
import { createFolder } from "./folder.ts";
import { libraryOf } from "./library-names.ts";
import { Buffer } from "./node-buffer.ts";
import { nodeConsole } from "./node-console.ts";
import { type NodeModules, nodeModuleName, nodeModules } from "./node-modules.ts";
import { nodeProcess, ProgramExit } from "./node-process.ts";
import { nodeTimers } from "./node-timers.ts";
import { ModuleNotFound, resolveImports } from "./resolve-imports.ts";
import { lineIn, programName, readableTrace } from "./trace.ts";
import { showWebClasses } from "./web-classes.ts";

/** How long nothing may happen until a program has ended, in milliseconds. */
const quiet = 20;

/**
 * @param parts the libraries that it imports, by name, as texts of modules
 * @throws RunFailure when it fails
 */
export async function runJavaScript(
    { code, files, environment }: CodeProgram,
    parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
    { started, print, wrote, network }: Host,
): Promise<void> {
    const wait = globalThis.setTimeout.bind(globalThis);
    const ended = Promise.withResolvers<never>();
    const folder = createFolder(files, wrote);
    const timers = nodeTimers();
    const process = nodeProcess({
        environment,
        print,
        exit: (code) => ended.reject(code === 0 ? new ProgramExit() : failedWith(code)),
    });
    const modules = nodeModules({ folder, process, timers });
    const names = new Map<string, string>();
    // What nobody waits for and nobody catches ends a program.
    const stop = (error: unknown): void => ended.reject(error);
    addEventListener("unhandledrejection", (event) => {
        event.preventDefault();
        stop(event.reason);
    });
    addEventListener("error", (event) => {
        event.preventDefault();
        stop(event.error);
    });

    beNode({ process, Buffer, console: nodeConsole(print), fetch: network.fetch, ...timers.global });
    showWebClasses();
    try {
        const addressOf = addresses(parts, modules, names);
        const program = blobOf([resolveImports(code, addressOf)]);
        names.set(program, programName);
        await openNodeModules(modules, addressOf);
        started();
        await Promise.race([import(/* @vite-ignore */ program), ended.promise]);
        await Promise.race([untilIdle(() => timers.holds() || network.isBusy(), wait), ended.promise]);
        process.emit("beforeExit", process.exitCode ?? 0);
        process.emit("exit", process.exitCode ?? 0);
        if (Number(process.exitCode ?? 0) !== 0) throw failedWith(Number(process.exitCode));
    } catch (error) {
        if (error instanceof ProgramExit) return;
        throw failureOf(error, names);
    }
}

/**
 * The globals that make the worker Node, to whoever asks: those of Node are there, and those by which libraries know a
 * browser are not. openai looks for `process.versions.node`, @huggingface/inference whether `self` is that of a worker;
 * neither is then of a mind that a token must not be here, nor asks for another path. What reaches beyond a program goes
 * with them: who closes the worker, or speaks to the frame.
 */
function beNode(globals: Readonly<Record<string, unknown>>): void {
    for (const name of [
        "self",
        "postMessage",
        "close",
        "importScripts",
        "WorkerGlobalScope",
        "DedicatedWorkerGlobalScope",
    ]) {
        for (let owner: object | null = globalThis; owner !== null; owner = Object.getPrototypeOf(owner)) {
            Reflect.deleteProperty(owner, name);
        }
    }
    for (const [name, value] of Object.entries({ global: globalThis, ...globals })) {
        Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
    }
}

const blobOf = (texts: readonly BlobPart[]): string =>
    URL.createObjectURL(new Blob([...texts], { type: "text/javascript" }));

const handOver = Symbol.for("callsheet.modules");

/** Where each module is that programs import: libraries as they were fetched, and modules of Node that hand on what is here. */
function addresses(
    parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
    modules: NodeModules,
    names: Map<string, string>,
): (specifier: string) => string | undefined {
    const known = new Map<string, string>();
    const named = (name: string, text: readonly BlobPart[]): string => {
        const found = known.get(name);
        if (found) return found;
        const address = blobOf(text);
        known.set(name, address);
        names.set(address, name);
        return address;
    };
    return (specifier) => {
        const library = libraryOf(specifier);
        const bytes = library && parts.get(library);
        if (library && bytes) return named(library, [bytes]);
        const name = nodeModuleName(specifier);
        const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
        return module && named(`node:${name}`, [handedOver(name, module)]);
    };
}

const handedOver = (name: string, module: object): string =>
    [
        `const module = globalThis[Symbol.for(${JSON.stringify(handOver.description)})][${JSON.stringify(name)}];`,
        "export default module;",
        ...Object.keys(module).map((key, index) => `const e${index} = module.${key}; export { e${index} as ${key} };`),
    ].join("\n");

/** Has the modules of Node take what they hand on, before the program runs, which does not find it. */
async function openNodeModules(
    modules: NodeModules,
    addressOf: (specifier: string) => string | undefined,
): Promise<void> {
    Object.defineProperty(globalThis, handOver, { value: modules, configurable: true });
    for (const name of Object.keys(modules)) await import(/* @vite-ignore */ addressOf(`node:${name}`) ?? "");
    Reflect.deleteProperty(globalThis, handOver);
}

/** Node ends when nothing is left that could happen. */
async function untilIdle(isBusy: () => boolean, wait: typeof setTimeout): Promise<void> {
    for (let still = 0; still < 2; still = isBusy() ? 0 : still + 1) {
        await new Promise((resolve) => wait(resolve, quiet / 2));
    }
}

const failedWith = (code: number): RunFailure =>
    new RunFailure({ name: runFailures.exit, message: String(code), trace: "" });

function failureOf(error: unknown, names: ReadonlyMap<string, string>): RunFailure {
    if (error instanceof RunFailure) return error;
    if (!(error instanceof Error)) {
        const thrown = inspect(error);
        return new RunFailure({ name: "Uncaught", message: thrown, trace: `Uncaught ${thrown}` });
    }
    const line = error instanceof ModuleNotFound ? error.line : lineIn(error.stack ?? "", names);
    return new RunFailure({
        // Many libraries name the class alone.
        name: error.name === "Error" ? error.constructor.name : error.name,
        message: error.message,
        ...(line !== undefined && { line }),
        trace: readableTrace(inspect(error), names),
    });
}
