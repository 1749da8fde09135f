/** Runs the application's commands in a copy of it. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../root.ts";

export type Copy = {
    readonly folder: string;
    /** Runs npm with these arguments: `["start", "--", "--port", "0"]`. */
    readonly run: (words: readonly string[], env?: Readonly<Record<string, string>>) => Running;
    /** Stops everything that runs in it, and removes it. */
    readonly remove: () => Promise<void>;
};

export type Running = {
    /** Its output so far. */
    readonly output: () => string;
    /** Resolves with its exit code. Null if it was ended by `end`. */
    readonly ended: Promise<number | null>;
    /** Interrupts it and all its child processes, like Ctrl+C. */
    readonly end: () => Promise<number | null>;
};

/** Makes a fresh copy of the folder, outside of the repository. */
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
 * Environment variables that are not passed on: npm sets them for another package (except those for its configuration
 * files), and tests must not use our token.
 */
const ours = /^(?:npm_(?!config_(?:user|global)config$)|VITEST|NODE_ENV$|TEST$|HF_TOKEN$)/;

function start(words: readonly string[], folder: string, env: Readonly<Record<string, string>>): Running {
    const variables = Object.entries(process.env).filter(([name]) => !ours.test(name));
    const child = spawn("npm", words, {
        cwd: folder,
        env: { ...Object.fromEntries(variables), ...env },
        // In its own process group, so that a signal reaches all of it.
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (piece) => {
            output += piece;
        });
    }
    const ended = new Promise<number | null>((resolve, reject) => {
        child.once("error", reject);
        child.once("close", resolve);
    });
    return {
        output: () => output,
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

const example = join(root, "examples/answering-notes");

/** Installed, built and saved files, which are not copied. */
const generatedNames = ["node_modules", ".venv", ".env", "dist", "__pycache__", ".pytest_cache"];

/** @param from the folder of another application */
export function copyFiles(to: string, from = example): void {
    cpSync(from, to, { recursive: true, filter: (path) => !generatedNames.includes(basename(path)) });
}
