import { fork } from "node:child_process";
import { join } from "node:path";

/** The addresses of the sandbox, or the reason why it did not start. */
export type SandboxPlace = { readonly url: string; readonly journal: string } | { readonly reason: string };

/**
 * Starts a sandbox, at a random port if the usual one is taken. The site does not depend on it: if it does not start,
 * the reason is shown instead of its address.
 *
 * @param root the root of the repository @param signal stops the sandbox
 */
export async function startSandbox(root: string, signal: AbortSignal): Promise<SandboxPlace> {
    const place = await start(root, signal, []);
    return "url" in place || signal.aborted ? place : await start(root, signal, ["--port", "0"]);
}

function start(root: string, signal: AbortSignal, port: readonly string[]): Promise<SandboxPlace> {
    const command = join(root, "packages", "cli", "bin", "callsheet.mjs");
    const child = fork(command, ["sandbox", "--json", ...port], { stdio: ["ignore", "pipe", "pipe", "ipc"], signal });
    return new Promise((resolve) => {
        let output = "";
        let reason = "";
        child.stdout?.on("data", (piece) => {
            output += piece;
            if (output.includes("\n")) resolve(JSON.parse(output.slice(0, output.indexOf("\n"))));
        });
        child.stderr?.on("data", (piece) => {
            reason += piece;
        });
        child.on("error", ({ message }) => resolve({ reason: message }));
        child.on("close", () => resolve({ reason }));
    });
}
