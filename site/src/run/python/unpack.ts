/** Unpacks archives in WebAssembly, which is several times faster than JavaScript. */
import { unzipSync } from "fflate";
import { ZSTDDecoder } from "zstddec";
import { dataUrlResponse } from "../worker/network.ts";

/** An archive's files, by path. */
export type Files = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

let ready: Promise<ZSTDDecoder> | undefined;

/** Unpacks an archive. The first call replaces the global fetch for a moment, so no program may be running then. */
export async function unpack(archive: Uint8Array): Promise<Files> {
    ready ??= startDecoder();
    const decoder = await ready;
    return unzipSync(decoder.decode(archive)) as Files;
}

/** Starts the decoder. It fetches its code from a `data:` URL, which the worker's policy blocks. */
async function startDecoder(): Promise<ZSTDDecoder> {
    const decoder = new ZSTDDecoder();
    const { fetch } = globalThis;
    globalThis.fetch = async (input) => dataUrlResponse(String(input));
    try {
        const started = decoder.init();
        globalThis.fetch = fetch;
        await started;
    } finally {
        globalThis.fetch = fetch;
    }
    return decoder;
}
