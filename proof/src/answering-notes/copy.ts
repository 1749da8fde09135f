/** A copy of the application, in which its commands are run. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyFiles } from "./files.ts";

export type Copy = {
    readonly folder: string;
    /** Runs one of its commands: `npm start -- --port 0`. */
    readonly run: (words: readonly string[], env?: Readonly<Record<string, string>>) => Running;
    /** Ends what runs in it, and removes it. */
    readonly remove: () => Promise<void>;
};

export type Running = {
    /** All that it has said until now. */
    readonly said: () => string;
    /** Its exit code, when it has ended; null where it was ended by `end`. */
    readonly ended: Promise<number | null>;
    /** As Ctrl+C does: all processes that it has started are told. */
    readonly end: () => Promise<number | null>;
};

/** A fresh copy of the folder, outside of the repository. */
export function copyApplication(): Copy {
    const folder = mkdtempSync(join(tmpdir(), "answering-notes-"));
    copyFiles(folder);
    const all: Running[] = [];
    return {
        folder,
        run: (words, env = {}) => {
            const running = start(words, folder, env);
            all.push(running);
            return running;
        },
        remove: async () => {
            for (const running of all) await running.end();
            rmSync(folder, { recursive: true, force: true });
        },
    };
}

/**
 * Variables that npm sets for us are about another package, but for those that say where its configuration is; and a token
 * of ours is for nobody's tests.
 */
const ours = /^(?:npm_(?!config_(?:user|global)config$)|VITEST|NODE_ENV$|TEST$|HF_TOKEN$)/;

function start(words: readonly string[], folder: string, env: Readonly<Record<string, string>>): Running {
    const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
    const child = spawn("npm", words, {
        cwd: folder,
        env: { ...Object.fromEntries(kept), ...env },
        // In a group of its own, which a signal reaches as a whole.
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (piece) => {
            said += piece;
        });
    }
    const ended = new Promise<number | null>((resolve, reject) => {
        child.once("error", reject);
        child.once("close", resolve);
    });
    return {
        said: () => said,
        ended,
        end: () => {
            interrupt(child);
            return ended;
        },
    };
}

function interrupt({ pid, exitCode, signalCode }: ChildProcess): void {
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, "SIGINT");
}
