/** Python itself: started from the bytes of its archives, in a worker that can fetch nothing. */
import { unzipSync } from "fflate";
import { decompress } from "fzstd";
import { loadPyodide, type PyodideAPI } from "pyodide";

/** What a library's archive, or the interpreter's, has in it, by path. */
type Files = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

export const unpack = (archive: Uint8Array): Files => unzipSync(decompress(archive)) as Files;

const libraries = "/lib/python3.14/site-packages";

/** Where Pyodide believes that its files are. Nothing is asked of it: see `handingOut`. */
const nowhere = "https://pyodide.invalid/";

/** Starts Python, with what the interpreter's archive has. */
export async function startInterpreter(files: Files): Promise<PyodideAPI> {
    const script = new Blob([fileOf(files, "pyodide.asm.mjs")], { type: "text/javascript" });
    const address = URL.createObjectURL(script);
    const { default: createPyodideModule } = await import(/* @vite-ignore */ address);
    URL.revokeObjectURL(address);
    return await handingOut(files, () =>
        loadPyodide({
            indexURL: nowhere,
            createPyodideModule,
            lockFileContents: new TextDecoder().decode(fileOf(files, "pyodide-lock.json")),
            env: { HOME: "/home/reader" },
        }),
    );
}

/** While something is loaded, a fetch gives the files of an archive, and nothing else. */
async function handingOut<Result>(files: Files, load: () => Promise<Result>): Promise<Result> {
    const { fetch } = globalThis;
    globalThis.fetch = async (input) => {
        const name = String(input instanceof Request ? input.url : input).slice(nowhere.length);
        const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
        return new Response(fileOf(files, name), { headers: { "content-type": type } });
    };
    try {
        return await load();
    } finally {
        globalThis.fetch = fetch;
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
