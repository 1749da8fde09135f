/** Typical programs. The modules that they load are compiled ahead of time. */
import { createRequire } from "node:module";

/** The input of the compiler thread. */
export type ToCompile = { readonly libraries: Readonly<Record<string, Uint8Array>> };

export const { version: pyodideVersion }: { readonly version: string } = createRequire(import.meta.url)(
    "pyodide/package.json",
);

const chat = `model="meta-llama/Llama-3.1-8B-Instruct", messages=[{"role": "user", "content": "Hello"}]`;

/** One program per library, each with calls, because some libraries load modules at the first call. */
export const typicalPrograms: readonly string[] = [
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
