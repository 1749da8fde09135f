/** The common part of Node's `process`. */
import { workingFolder } from "./folder.ts";

/** Thrown by `process.exit` to end the program at once. A program that catches every error would catch it too. */
export class ProgramExit extends Error {
    override readonly name = "ProgramExit";
}

type Host = {
    readonly environment: Readonly<Record<string, string>>;
    readonly print: (stream: "stdout" | "stderr", text: string) => void;
    /** Called when the program exits. */
    readonly exit: (code: number) => void;
};

/** The version that the project runs on. */
const version = "24.21.0";

export function nodeProcess({ environment, print, exit }: Host) {
    const started = performance.now();
    const handlers = new Map<string, ((...args: unknown[]) => void)[]>();
    const on = (name: string, handler: (...args: unknown[]) => void): object => {
        handlers.set(name, [...(handlers.get(name) ?? []), handler]);
        return own;
    };
    const stream = (name: "stdout" | "stderr", fd: number) => ({
        fd,
        isTTY: false,
        columns: 80,
        writable: true,
        write: (text: string | Uint8Array): true => {
            print(name, typeof text === "string" ? text : new TextDecoder().decode(text));
            return true;
        },
        end() {},
        on() {},
        once() {},
    });
    const hrtime = Object.assign(
        (before: readonly [number, number] = [0, 0]): [number, number] => {
            const nanoseconds = hrtime.bigint() - (BigInt(before[0]) * 1_000_000_000n + BigInt(before[1]));
            return [Number(nanoseconds / 1_000_000_000n), Number(nanoseconds % 1_000_000_000n)];
        },
        { bigint: (): bigint => BigInt(Math.round(performance.now() * 1e6)) },
    );
    const own = {
        // Clients that find `versions.node` assume a trusted machine and accept a token. That is safe here: there is no
        // real token.
        version: `v${version}`,
        versions: { node: version },
        title: "node",
        platform: "linux",
        arch: "x64",
        pid: 1,
        argv: ["node", `${workingFolder}/snippet.mjs`],
        execArgv: [],
        env: { ...environment },
        exitCode: undefined as number | string | undefined,
        stdout: stream("stdout", 1),
        stderr: stream("stderr", 2),
        stdin: { fd: 0, isTTY: false },
        hrtime,
        cwd: () => workingFolder,
        uptime: () => (performance.now() - started) / 1000,
        memoryUsage: () => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 }),
        nextTick: (callback: (...args: unknown[]) => void, ...args: unknown[]) =>
            queueMicrotask(() => callback(...args)),
        emitWarning: (warning: unknown) =>
            print("stderr", `(node:1) ${warning instanceof Error ? warning.message : `Warning: ${warning}`}\n`),
        on,
        once: on,
        off: (): object => own,
        addListener: on,
        removeListener: (): object => own,
        emit: (name: string, ...args: unknown[]): boolean => {
            const found = handlers.get(name) ?? [];
            for (const handler of found) handler(...args);
            return found.length > 0;
        },
        exit: (code?: number | string): never => {
            exit(Number(code ?? own.exitCode ?? 0));
            throw new ProgramExit();
        },
    };
    return Object.defineProperty(own, Symbol.toStringTag, { value: "process" });
}
