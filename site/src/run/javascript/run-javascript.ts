/** Runs a JavaScript program in this worker as Node would. */

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
import { showWebClasses } from "./web-classes.ts";

/** A program has ended once nothing has happened for this long, in milliseconds. */
const idleTime = 20;

/**
 * @param parts the libraries that the program imports, as module source by name
 * @throws RunFailure if the program fails
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
        exit: (code) => ended.reject(code === 0 ? new ProgramExit() : exitFailure(code)),
    });
    const modules = nodeModules({ folder, process, timers });
    const names = new Map<string, string>();
    // As in Node, unhandled rejections and errors end the program.
    const stop = (error: unknown): void => ended.reject(error);
    addEventListener("unhandledrejection", (event) => {
        event.preventDefault();
        stop(event.reason);
    });
    addEventListener("error", (event) => {
        event.preventDefault();
        stop(event.error);
    });

    installNodeGlobals({ process, Buffer, console: nodeConsole(print), fetch: network.fetch, ...timers.global });
    showWebClasses();
    try {
        const addressOf = moduleAddresses(parts, modules, names);
        const program = blobOf([resolveImports(code, addressOf)]);
        names.set(program, programName);
        await loadNodeModules(modules, addressOf);
        started();
        await Promise.race([import(/* @vite-ignore */ program), ended.promise]);
        await Promise.race([untilIdle(() => timers.holds() || network.isBusy(), wait), ended.promise]);
        process.emit("beforeExit", process.exitCode ?? 0);
        process.emit("exit", process.exitCode ?? 0);
        if (Number(process.exitCode ?? 0) !== 0) throw exitFailure(Number(process.exitCode));
    } catch (error) {
        if (error instanceof ProgramExit) return;
        throw failureOf(error, names);
    }
}

/**
 * Makes the worker look like Node: adds Node's globals and removes those by which libraries detect a browser. openai
 * checks `process.versions.node`, @huggingface/inference checks for a worker's `self`; in a browser they would reject
 * tokens or use other URLs. This also removes the globals that could close the worker or post to the frame.
 */
function installNodeGlobals(globals: Readonly<Record<string, unknown>>): void {
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

const modulesKey = Symbol.for("callsheet.modules");

/** Returns a function that resolves specifiers to blob URLs: fetched libraries, and re-exports of our Node modules. */
function moduleAddresses(
    parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
    modules: NodeModules,
    names: Map<string, string>,
): (specifier: string) => string | undefined {
    const known = new Map<string, string>();
    const addressFor = (name: string, text: readonly BlobPart[]): string => {
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
        if (library && bytes) return addressFor(library, [bytes]);
        const name = nodeModuleName(specifier);
        const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
        return module && addressFor(`node:${name}`, [nodeModuleSource(name, module)]);
    };
}

const nodeModuleSource = (name: string, module: object): string =>
    [
        `const module = globalThis[Symbol.for(${JSON.stringify(modulesKey.description)})][${JSON.stringify(name)}];`,
        "export default module;",
        ...Object.keys(module).map((key, index) => `const e${index} = module.${key}; export { e${index} as ${key} };`),
    ].join("\n");

/** Imports all Node modules before the program runs, so that the global that they read can be removed. */
async function loadNodeModules(
    modules: NodeModules,
    addressOf: (specifier: string) => string | undefined,
): Promise<void> {
    Object.defineProperty(globalThis, modulesKey, { value: modules, configurable: true });
    for (const name of Object.keys(modules)) await import(/* @vite-ignore */ addressOf(`node:${name}`) ?? "");
    Reflect.deleteProperty(globalThis, modulesKey);
}

/** Waits until nothing is pending, which is when Node would exit. */
async function untilIdle(isBusy: () => boolean, wait: typeof setTimeout): Promise<void> {
    for (let still = 0; still < 2; still = isBusy() ? 0 : still + 1) {
        await new Promise((resolve) => wait(resolve, idleTime / 2));
    }
}

const exitFailure = (code: number): RunFailure =>
    new RunFailure({ name: runFailures.exit, message: String(code), trace: "" });

function failureOf(error: unknown, names: ReadonlyMap<string, string>): RunFailure {
    if (error instanceof RunFailure) return error;
    if (!(error instanceof Error)) {
        const thrown = inspect(error);
        return new RunFailure({ name: "Uncaught", message: thrown, trace: `Uncaught ${thrown}` });
    }
    const line = error instanceof ModuleNotFound ? error.line : lineIn(error.stack ?? "", names);
    return new RunFailure({
        // Many libraries do not set `name` on their error classes.
        name: error.name === "Error" ? error.constructor.name : error.name,
        message: error.message,
        ...(line !== undefined && { line }),
        trace: readableTrace(inspect(error), names),
    });
}

/** The name of the program in a trace. */
export const programName = "snippet.mjs";

/** The names of modules by their URLs. */
type ModuleNames = ReadonlyMap<string, string>;

/**
 * The first line of the snippet in a trace.
 *
 * @returns from 1; undefined if the trace has none
 */
export function lineIn(trace: string, names: ModuleNames): number | undefined {
    for (const [address, name] of names) {
        if (name !== programName) continue;
        const found = new RegExp(`${escaped(address)}:(\\d+)`).exec(trace);
        if (found) return Number(found[1]);
    }
    return undefined;
}

/** The trace with module names instead of URLs, and without the frames of our own code. */
export function readableTrace(trace: string, names: ModuleNames): string {
    let text = trace;
    for (const [address, name] of names) text = text.replaceAll(address, name);
    return text
        .split("\n")
        .filter((line) => !/^\s*(?:at\b.*)?\(?blob:/.test(line) && !/@blob:/.test(line))
        .join("\n");
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
