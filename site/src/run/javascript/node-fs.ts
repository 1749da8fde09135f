/** The common part of Node's `fs`, on a folder in memory. */

import { type Folder, nameOf, workingFolder } from "./folder.ts";
import { Buffer } from "./node-buffer.ts";

type Encoding = string | null | { readonly encoding?: string | null } | undefined;
type Path = string | URL;
type Content = string | ArrayBuffer | ArrayBufferView<ArrayBuffer>;

/** `node:fs`, whose `promises` is `node:fs/promises`. */
export function nodeFs(folder: Folder) {
    const readFileSync = (path: Path, encoding?: Encoding): Buffer | string => {
        const bytes = folder.read(pathText(path));
        if (!bytes) throw missingFile("open", path);
        const buffer = Buffer.from(bytes.slice().buffer);
        const name = encodingOf(encoding);
        return name === undefined ? buffer : buffer.toString(name as BufferEncoding);
    };
    const writeFileSync = (path: Path, content: Content, encoding?: Encoding): void =>
        folder.write(pathText(path), bytesOf(content, encoding));
    const appendFileSync = (path: Path, content: Content, encoding?: Encoding): void => {
        const before = folder.read(pathText(path)) ?? new Uint8Array();
        const more = bytesOf(content, encoding);
        const joined = new Uint8Array(before.length + more.length);
        joined.set(before);
        joined.set(more, before.length);
        folder.write(pathText(path), joined);
    };
    const existsSync = (path: Path): boolean => {
        const name = nameOf(pathText(path));
        return name === workingFolder || folder.names().some((one) => one === name || one.startsWith(`${name}/`));
    };
    const statSync = (path: Path) => {
        const bytes = folder.read(pathText(path));
        if (!bytes && !existsSync(path)) throw missingFile("stat", path);
        return { size: bytes?.length ?? 0, isFile: () => bytes !== undefined, isDirectory: () => bytes === undefined };
    };
    const accessSync = (path: Path): void => {
        if (!existsSync(path)) throw missingFile("access", path);
    };
    const readdirSync = (path: Path): string[] => {
        const start = nameOf(pathText(path));
        const prefix = start === workingFolder ? "" : `${start}/`;
        const names = folder.names().flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
        return [...new Set(names.map((name) => name.split("/")[0] ?? name))].sort();
    };
    const unlinkSync = (path: Path): void => {
        if (!folder.remove(pathText(path))) throw missingFile("unlink", path);
    };
    const rmSync = (path: Path, { force = false }: { readonly force?: boolean } = {}): void => {
        if (!folder.remove(pathText(path)) && !force) throw missingFile("rm", path);
    };
    /** Does nothing: this folder creates missing parents by itself. */
    const mkdirSync = (): undefined => undefined;
    const openAsBlob = async (path: Path, { type = "" }: { readonly type?: string } = {}): Promise<Blob> => {
        const bytes = folder.read(pathText(path));
        if (!bytes) throw missingFile("open", path);
        return new Blob([bytes.slice()], { type });
    };
    const sync = {
        readFileSync,
        writeFileSync,
        appendFileSync,
        existsSync,
        statSync,
        accessSync,
        readdirSync,
        unlinkSync,
        rmSync,
        mkdirSync,
    };
    const promises = Object.fromEntries(
        Object.entries(sync).map(([name, act]) => [name.replace(/Sync$/, ""), asynchronous(act)]),
    );
    return { ...sync, openAsBlob, promises };
}

/** The asynchronous version of a function. */
const asynchronous =
    (act: (...args: never[]) => unknown) =>
    async (...args: never[]): Promise<unknown> =>
        act(...args);

const pathText = (path: Path): string => (typeof path === "string" ? path : decodeURIComponent(path.pathname));

const encodingOf = (encoding: Encoding): string | undefined =>
    (typeof encoding === "string" ? encoding : encoding?.encoding) ?? undefined;

function bytesOf(content: Content, encoding: Encoding): Uint8Array<ArrayBuffer> {
    if (typeof content === "string") {
        const name = encodingOf(encoding) ?? "utf8";
        return new Uint8Array(Buffer.from(content, name as BufferEncoding));
    }
    if (content instanceof ArrayBuffer) return new Uint8Array(content);
    return new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
}

/** Node's error for a missing file. */
function missingFile(syscall: string, path: Path): Error {
    const text = pathText(path);
    return Object.assign(new Error(`ENOENT: no such file or directory, ${syscall} '${text}'`), {
        errno: -2,
        code: "ENOENT",
        syscall,
        path: text,
    });
}
