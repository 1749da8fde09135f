/** A sample program and what it did, for the tests of the judge. */
import type { Exchange } from "../network/recording-proxy.ts";
import type { Program } from "../program.ts";
import type { ProgramRun } from "./judge.ts";

export const tokens = { HF_TOKEN: "hf_test", OTHER_KEY: "other-key" };

export const cat = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3]);

export const program: Program = {
    id: "hf-inference/fill-mask/js/fetch/plain",
    provider: "hf-inference",
    task: "fill-mask",
    language: "js",
    client: "fetch",
    content: "",
    wire: {
        method: "POST",
        url: "https://router.huggingface.co/hf-inference/models/a/b",
        headers: { Authorization: ["Bearer ", { $secret: "HF_TOKEN" }], "Content-Type": "application/json" },
        body: { format: "json", value: { inputs: "A [MASK]." } },
    },
    ending: "print",
    files: new Map([["cat.png", cat]]),
    environment: {},
    models: {},
    source: "packages/snippets/src/languages/js/fetch.ts",
};

export const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The correct request of the program above, with a good response. */
export const exchange = (change: Partial<Exchange> = {}): Exchange => ({
    method: "POST",
    url: program.wire.url,
    headers: new Headers({ authorization: "Bearer hf_test", "content-type": "application/json" }),
    body: encode('{"inputs":"A [MASK]."}'),
    response: { status: 200, type: "application/json", body: encode('[{"token_str":"sky","score":0.5}]') },
    hint: undefined,
    leak: undefined,
    ...change,
});

export const happened = (change: Partial<ProgramRun> = {}): ProgramRun => ({
    failure: undefined,
    stdout: "[ { token_str: 'sky', score: 0.5 } ]\n",
    stderr: "",
    exchanges: [exchange()],
    broken: [],
    saved: new Map(),
    ...change,
});
