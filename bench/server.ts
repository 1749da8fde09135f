/** Runs a server of servers/ in its own process, so that its time and memory are separate from the client's. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** In bytes, after a forced garbage collection. */
type Memory = {
    /** Memory used by objects and buffers. */
    readonly used: number;
    /** Resident memory of the process. */
    readonly resident: number;
};

export type Server = {
    readonly url: string;
    readonly memory: () => Promise<Memory>;
    readonly close: () => void;
};

export async function startServer(name: "chat" | "sandbox"): Promise<Server> {
    const child = fork(join(import.meta.dirname, "servers", `${name}.ts`), { execArgv: ["--expose-gc"] });
    const [url] = await once(child, "message");
    return {
        url,
        memory: async () => {
            child.send("memory");
            const [memory] = await once(child, "message");
            return memory;
        },
        close: () => child.kill(),
    };
}

/** The server side: reports its address, and its memory on request. */
export function serveAt(url: string): void {
    process.send?.(url);
    process.on("message", () => {
        globalThis.gc?.();
        const { heapUsed, external, rss } = process.memoryUsage();
        process.send?.({ used: heapUsed + external, resident: rss });
    });
    process.once("disconnect", () => process.exit());
}
