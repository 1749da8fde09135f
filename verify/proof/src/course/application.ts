/** Runs the commands of the application that the last chapter builds, in a copy of it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../root.ts";
import { endGroup } from "../runtimes/process.ts";
import type { Machine } from "./machine.ts";
import { type CommandResult, isProgram, type Session } from "./steps.ts";

const example = join(root, "examples/answering-notes");

/** Installed, built and saved files, which are not copied. */
const generatedNames = ["node_modules", ".venv", ".env", "dist", "__pycache__", ".pytest_cache"];

/** Copies an application. @param from the folder of another application */
export function copyFiles(to: string, from = example): void {
    cpSync(from, to, { recursive: true, filter: (path) => !generatedNames.includes(basename(path)) });
}

/** The address that a program prints when it is ready. */
const address = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+[^\s"'<>]*/;

/**
 * Opens a session that runs commands in a copy of the application. A command that starts it is stopped as soon as the
 * address that it prints responds. Any other command runs to its end.
 * @param folder the application to copy; default the one of the chapter
 */
export async function openApplication(machine: Machine, limitSeconds: number, folder?: string): Promise<Session> {
    const copy = join(machine.home, "answering-notes");
    copyFiles(copy, folder);
    return {
        run: async (command) => {
            if (isProgram(command)) throw new Error("The application runs no program of a chapter.");
            return await runIn(copy, command.text, machine, limitSeconds);
        },
        // Nothing to do: each command ends its whole process group.
        end: async () => {},
    };
}

async function runIn(cwd: string, text: string, machine: Machine, limitSeconds: number): Promise<CommandResult> {
    const child = spawn("bash", ["-e", "-c", text], {
        cwd,
        env: machine.environment,
        // In its own process group, so that its children are stopped too.
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
    });
    const outputs = { stdout: "", stderr: "" };
    child.stdout.on("data", (piece) => (outputs.stdout += piece));
    child.stderr.on("data", (piece) => (outputs.stderr += piece));
    const end = once(child, "close").then(([code, signal]) => `ended with ${signal ?? `status ${code}`}`);
    const late = pause(limitSeconds * 1000, `took longer than ${limitSeconds} seconds`, { ref: false });
    const starts = /^npm start\b/m.test(text);
    const watch = new AbortController();
    const how = await Promise.race([end, late, ...(starts ? [answers(() => outputs.stdout, watch.signal)] : [])]);
    watch.abort();
    if (how === "answers") {
        // Like Ctrl+C.
        endGroup(child.pid, "SIGINT");
        await Promise.race([end, pause(10_000, undefined, { ref: false })]);
    }
    endGroup(child.pid);
    await end;
    const failure = how === (starts ? "answers" : "ended with status 0") ? undefined : { line: 1, why: how };
    return {
        text,
        stdout: machine.withoutFolder(outputs.stdout),
        stderr: machine.withoutFolder(outputs.stderr),
        failure,
    };
}

/** Waits until an address has been printed and responds. */
async function answers(outputText: () => string, signal: AbortSignal): Promise<"answers"> {
    for (;;) {
        const [url] = address.exec(outputText()) ?? [];
        const response = url === undefined ? undefined : await fetch(url).catch(() => undefined);
        await response?.body?.cancel();
        if (response?.ok) return "answers";
        if (signal.aborted) return new Promise(() => undefined);
        await pause(100);
    }
}
