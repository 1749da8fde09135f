/** Unpacks archives by WebAssembly, several times as fast as by JavaScript. */
import { unzipSync } from "fflate";
import { ZSTDDecoder } from "zstddec";
import { dataUrlResponse } from "../worker/data-url.ts";

/** What an archive has in it, by path. */
export type Files = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

let ready: Promise<ZSTDDecoder> | undefined;

/** No program runs yet when this is called for the first time: it puts another fetch in the place of the real one. */
export async function unpack(archive: Uint8Array): Promise<Files> {
    ready ??= startDecoder();
    const decoder = await ready;
    return unzipSync(decoder.decode(archive)) as Files;
}

/** The decoder fetches itself from a `data:` URL, which the worker's policy does not let it do. */
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
