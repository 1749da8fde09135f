/** The Node modules that programs can import, by name, with or without `node:`. */
import * as inspecting from "node-inspect-extracted";
import { type Folder, workingFolder } from "./folder.ts";
import { Buffer } from "./node-buffer.ts";
import { nodeFs } from "./node-fs.ts";
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

const normalize = (path: string): string => {
    const parts: string[] = [];
    for (const part of path.split("/")) {
        if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
        else if (part === ".." && !path.startsWith("/")) parts.push(part);
        else if (part !== "" && part !== "." && part !== "..") parts.push(part);
    }
    const joined = parts.join("/");
    return path.startsWith("/") ? `/${joined}` : joined || ".";
};

const basename = (path: string, ending = ""): string => {
    const name = path.replace(/\/+$/, "").split("/").at(-1) ?? "";
    return ending !== "" && name !== ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
};

const extname = (path: string): string => /.(\.[^.]*)$/.exec(basename(path))?.[1] ?? "";

const dirname = (path: string): string => {
    const at = path.replace(/\/+$/, "").lastIndexOf("/");
    return at < 0 ? "." : path.slice(0, at) || "/";
};

const join = (...paths: readonly string[]): string => normalize(paths.filter((path) => path !== "").join("/"));

const resolve = (...paths: readonly string[]): string =>
    normalize(paths.reduce((before, path) => (path.startsWith("/") ? path : `${before}/${path}`), workingFolder));

const parse = (path: string) => {
    const [base, ext] = [basename(path), extname(path)];
    return { root: path.startsWith("/") ? "/" : "", dir: dirname(path), base, ext, name: basename(path, ext) };
};

const own = {
    sep: "/",
    delimiter: ":",
    normalize,
    basename,
    extname,
    dirname,
    join,
    resolve,
    parse,
    isAbsolute: (path: string): boolean => path.startsWith("/"),
};

const nodePath = { ...own, posix: own };
