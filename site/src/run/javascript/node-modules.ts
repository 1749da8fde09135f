/** The Node modules that programs can import, by name, with or without `node:`. */
import * as inspecting from "node-inspect-extracted";
import type { Folder } from "./folder.ts";
import { Buffer } from "./node-buffer.ts";
import { nodeFs } from "./node-fs.ts";
import { nodePath } from "./node-path.ts";
import type { nodeProcess } from "./node-process.ts";
import type { nodeTimers } from "./node-timers.ts";

type Parts = {
    readonly folder: Folder;
    readonly process: ReturnType<typeof nodeProcess>;
    readonly timers: ReturnType<typeof nodeTimers>;
};

export type NodeModules = Readonly<Record<string, object>>;

export function nodeModules({ folder, process, timers }: Parts): NodeModules {
    const fs = nodeFs(folder);
    const util = {
        inspect: inspecting.inspect,
        format: inspecting.format,
        formatWithOptions: inspecting.formatWithOptions,
        isDeepStrictEqual: (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other),
        TextDecoder,
        TextEncoder,
    };
    return {
        fs,
        "fs/promises": fs.promises,
        timers: timers.global,
        "timers/promises": timers.promises,
        path: nodePath,
        process,
        buffer: { Buffer, Blob, File, atob, btoa },
        util,
        url: { URL, URLSearchParams, fileURLToPath: (url: string | URL) => decodeURIComponent(new URL(url).pathname) },
        os: { EOL: "\n", platform: () => "linux", tmpdir: () => "/tmp", homedir: () => "/home/you" },
        crypto: {
            webcrypto: crypto,
            randomUUID: () => crypto.randomUUID(),
            getRandomValues: crypto.getRandomValues.bind(crypto),
        },
    };
}

/** A Node module's name without the `node:` prefix. */
export const nodeModuleName = (specifier: string): string => specifier.replace(/^node:/, "");
