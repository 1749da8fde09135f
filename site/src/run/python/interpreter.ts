/** Starts Python from the files of its archives, in a worker that cannot fetch. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import type { Files } from "./unpack.ts";

const libraries = "/lib/python3.14/site-packages";

/** The URL that Pyodide loads its files from. It is never requested: see `withFetchOf`. */
const nowhere = "https://pyodide.invalid/";

type CreateModule = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;

/** The compiled interpreter. */
export type Engine = { readonly createModule: CreateModule; readonly module: WebAssembly.Module };

/** Compiles the interpreter, in parallel with other work of the worker. */
export async function compileEngine(files: Files): Promise<Engine> {
    const module = WebAssembly.compile(fileOf(files, "pyodide.asm.wasm"));
    const script = new Blob([fileOf(files, "pyodide.asm.mjs")], { type: "text/javascript" });
    const address = URL.createObjectURL(script);
    const [imported, compiled] = await Promise.all([import(/* @vite-ignore */ address), module]);
    URL.revokeObjectURL(address);
    return { createModule: imported.default, module: compiled };
}

/** Starts Python from the files of the interpreter's archive. */
export const startInterpreter = ({ createModule, module }: Engine, files: Files): Promise<PyodideAPI> =>
    withFetchOf(files, module, () =>
        loadPyodide({
            indexURL: nowhere,
            createPyodideModule: createModule,
            lockFileContents: new TextDecoder().decode(fileOf(files, "pyodide-lock.json")),
            env: { HOME: "/home/reader" },
        }),
    );

/** Calls `load` with a fetch that serves an archive's files, and with the WebAssembly module compiled already. */
async function withFetchOf<Result>(
    files: Files,
    module: WebAssembly.Module,
    load: () => Promise<Result>,
): Promise<Result> {
    const { fetch } = globalThis;
    const { instantiateStreaming } = WebAssembly;
    globalThis.fetch = async (input) => {
        const name = String(input instanceof Request ? input.url : input).slice(nowhere.length);
        return new Response(name.endsWith(".wasm") ? null : fileOf(files, name));
    };
    WebAssembly.instantiateStreaming = async (_, imports) => ({
        module,
        instance: await WebAssembly.instantiate(module, imports),
    });
    try {
        return await load();
    } finally {
        globalThis.fetch = fetch;
        WebAssembly.instantiateStreaming = instantiateStreaming;
    }
}

function fileOf(files: Files, name: string): Uint8Array<ArrayBuffer> {
    const file = files[name];
    if (file) return file;
    throw new TypeError(`There is no ${name} in the archive of the interpreter.`);
}

/** Copies an archive's libraries to Python's `site-packages`. */
export function addLibraries({ FS }: PyodideAPI, files: Files): void {
    for (const [path, bytes] of Object.entries(files)) {
        if (!path.startsWith("site-packages/")) continue;
        const target = `${libraries}${path.slice("site-packages".length)}`;
        FS.mkdirTree(target.slice(0, target.lastIndexOf("/")));
        FS.writeFile(target, bytes, { canOwn: true });
    }
}
