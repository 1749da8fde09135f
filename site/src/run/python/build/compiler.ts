/** A worker thread that runs typical programs in the page's Python, and compiles the modules that they have loaded. */
import { parentPort, workerData } from "node:worker_threads";
import { loadPyodide } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { createNetwork } from "../../worker/network.ts";
import { hostModule } from "../host-module.ts";
import { type ToCompile, typicalPrograms } from "./typical-programs.ts";

const { libraries } = workerData as ToCompile;

const network = createNetwork({
    mode: "sandbox",
    sandbox: { pace: "fast", models: {}, ownHosts: [], queuePolls: 1, seed: 1, replies: [], faults: [] },
    emit: () => {},
    sendToProvider: () => Promise.reject(new TypeError("Nobody is asked while the site is built.")),
});

const python = await loadPyodide({ env: { HOME: "/home/reader" } });
for (const [path, bytes] of Object.entries(libraries)) {
    const target = `/lib/python3.14/${path}`;
    python.FS.mkdirTree(target.slice(0, target.lastIndexOf("/")));
    python.FS.writeFile(target, bytes);
}
const host = { step: () => {}, started: () => {}, print: () => {}, wrote: () => {}, network };
python.registerJsModule(
    "callsheet_host",
    hostModule(() => host),
);
python.pyimport("callsheet_run.start").start();
const run: PyCallable = python.pyimport("callsheet_run.program").run;
for (const code of typicalPrograms) {
    const failure: PyProxy | undefined = run(code, [], [], () => {});
    if (failure) throw new Error(`A usual program does not run:\n${failure}`);
}

/** Compiled files as Python writes them, but unchecked hash-based, because the source files have no timestamps here. */
const compiled: PyProxy = python.runPython(`
import importlib.util, marshal, sys

head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
specs = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
texts = [spec for spec in specs if spec and (spec.origin or "").startswith("/lib/") and spec.origin.endswith(".py")]
{spec.origin: head + marshal.dumps(spec.loader.get_code(spec.name)) for spec in texts}
`);
parentPort?.postMessage(compiled.toJs({ dict_converter: Object.fromEntries }));
