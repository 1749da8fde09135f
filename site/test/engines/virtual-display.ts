/** A virtual display (Xvfb), for browsers that cannot run headless. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { programFile } from "../../../tools/machine/programs.mjs";

type VirtualDisplay = { readonly display: string; readonly stop: () => Promise<void> };

export async function startVirtualDisplay(): Promise<VirtualDisplay> {
    // Xvfb takes the first free display number, and writes it to file descriptor 3 when it is ready.
    const server = spawn(programFile("xvfb"), ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
        stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const ended = once(server, "exit");
    const [number] = await Promise.race([
        once(server.stdio[3] as NodeJS.ReadableStream, "data"),
        ended.then(() => {
            throw new Error("Xvfb ended before it had a screen.");
        }),
    ]);
    return {
        display: `:${String(number).trim()}`,
        stop: async () => {
            server.kill();
            await ended;
        },
    };
}
