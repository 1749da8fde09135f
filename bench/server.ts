/** A server of servers/ in a process of its own, so that its time and memory are not those of who asks it. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** In bytes, after a forced collection. */
type Memory = {
    /** What its objects and buffers take. */
    readonly used: number;
    /** What its process holds. */
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

/** The server's side: says where it listens, and how much memory it holds when asked. */
export function serveAt(url: string): void {
    process.send?.(url);
    process.on("message", () => {
        globalThis.gc?.();
        const { heapUsed, external, rss } = process.memoryUsage();
        process.send?.({ used: heapUsed + external, resident: rss });
    });
    process.once("disconnect", () => process.exit());
}
