/** A worker thread that runs typical programs in the page's Python, and compiles the modules that they have loaded. */
import { parentPort, workerData } from "node:worker_threads";
import { loadPyodide } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { createNetwork } from "../../worker/network.ts";
import { hostModule } from "../host-module.ts";

/** The input of the thread. */
export type ToCompile = { readonly libraries: Readonly<Record<string, Uint8Array>> };

const { libraries } = workerData as ToCompile;

const chat = `model="meta-llama/Llama-3.1-8B-Instruct", messages=[{"role": "user", "content": "Hello"}]`;

/** Typical programs, one per library, each with calls, because some libraries load modules at the first call. */
const typicalPrograms: readonly string[] = [
    `from huggingface_hub import InferenceClient
client = InferenceClient(api_key="hf_placeholder")
for event in client.chat.completions.create(${chat}, stream=True):
    pass
client.text_classification("Good", model="ProsusAI/finbert")`,
    `import json, requests
url = "https://router.huggingface.co/v1/chat/completions"
headers = {"Authorization": "Bearer hf_placeholder"}
with requests.post(url, headers=headers, json=dict(${chat}, stream=True), stream=True) as response:
    for line in response.iter_lines():
        pass`,
    `from openai import OpenAI
client = OpenAI(base_url="https://router.huggingface.co/v1", api_key="hf_placeholder")
for event in client.chat.completions.create(${chat}, stream=True):
    pass`,
    `import fal_client
client = fal_client.SyncClient(key="00000000-0000-0000-0000-000000000000:placeholder")
client.subscribe("fal-ai/flux/dev", arguments={"prompt": "A stepwell"})`,
];

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
