/** Python itself: started from the bytes of its archives, in a worker that can fetch nothing. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import type { Files } from "./unpack.ts";

const libraries = "/lib/python3.14/site-packages";

/** Where Pyodide believes that its files are. Nothing is asked of it: see `handingOut`. */
const nowhere = "https://pyodide.invalid/";

type CreateModule = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;

/** The interpreter as the browser runs it. */
export type Engine = { readonly createModule: CreateModule; readonly module: WebAssembly.Module };

/** Compiles the interpreter, which browsers do beside what else the worker does. */
export async function compileEngine(files: Files): Promise<Engine> {
    const module = WebAssembly.compile(fileOf(files, "pyodide.asm.wasm"));
    const script = new Blob([fileOf(files, "pyodide.asm.mjs")], { type: "text/javascript" });
    const address = URL.createObjectURL(script);
    const [imported, compiled] = await Promise.all([import(/* @vite-ignore */ address), module]);
    URL.revokeObjectURL(address);
    return { createModule: imported.default, module: compiled };
}

/** Starts Python, with what the interpreter's archive has. */
export const startInterpreter = ({ createModule, module }: Engine, files: Files): Promise<PyodideAPI> =>
    handingOut(files, module, () =>
        loadPyodide({
            indexURL: nowhere,
            createPyodideModule: createModule,
            lockFileContents: new TextDecoder().decode(fileOf(files, "pyodide-lock.json")),
            env: { HOME: "/home/reader" },
        }),
    );

/** While something is loaded, a fetch gives the files of an archive, and what is to be compiled is compiled already. */
async function handingOut<Result>(
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

/** Puts an archive's libraries where Python finds them. */
export function addLibraries({ FS }: PyodideAPI, files: Files): void {
    for (const [path, bytes] of Object.entries(files)) {
        if (!path.startsWith("site-packages/")) continue;
        const target = `${libraries}${path.slice("site-packages".length)}`;
        FS.mkdirTree(target.slice(0, target.lastIndexOf("/")));
        FS.writeFile(target, bytes, { canOwn: true });
    }
}
