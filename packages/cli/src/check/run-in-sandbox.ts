/** Runs a program once for an exercise, and returns what it did. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
    type Evidence,
    type ExerciseFile,
    type ExerciseRun,
    fileBytes,
    isCall,
    type SavedFile,
    type SentCall,
} from "@callsheet/exercises";
import { type ScriptedReply, sandboxHosts } from "@callsheet/sandbox";
import {
    anyToken,
    type JournalEntry,
    programEnvironment,
    type ServedSandbox,
    serveSandbox,
} from "@callsheet/sandbox/serve";
import { runProgram } from "../sandbox/run-program.ts";
import { removeCertificate, saveCertificate } from "../sandbox/saved-certificate.ts";
import type { Terminal } from "../terminal.ts";

export type ProgramRun = {
    /** The command and its arguments. */
    readonly words: readonly string[];
    /** The files that the program finds in its folder, by name. */
    readonly files: Readonly<Record<string, ExerciseFile>>;
    /** How the sandbox behaves. */
    readonly run: ExerciseRun;
    /** Other responses with another seed. */
    readonly seed: number;
    readonly limitSeconds: number;
};

/**
 * Runs the program in a new folder, against a sandbox of its own.
 *
 * @throws SandboxError if it cannot be started
 */
export async function runInSandbox(
    terminal: Terminal,
    { words, files, run, seed, limitSeconds }: ProgramRun,
): Promise<Evidence> {
    const folder = mkdtempSync(join(tmpdir(), "callsheet-check-"));
    const host = "127.0.0.1";
    const sandbox = await serveSandbox({ host, seed, replies: (run.replies ?? []) as readonly ScriptedReply[] });
    const certificate = await saveCertificate(sandbox, host, terminal.env);
    try {
        for (const failure of run.fail ?? []) sandbox.controls.fail(failure, { times: 1 });
        const given = new Map(Object.entries(files).map(([name, file]) => [name, fileBytes(name, file)]));
        for (const [name, bytes] of given) writeFileSync(join(folder, name), bytes);
        const at = { url: sandbox.url, certificate: certificate.path, token: anyToken };
        const environment = programEnvironment(
            { ...terminal.env, PYTHONIOENCODING: "utf-8", PYTHONDONTWRITEBYTECODE: "1" },
            at,
        );
        const printed = { stdout: "", stderr: "" };
        const collect = (stream: keyof typeof printed) => {
            const decoder = new TextDecoder();
            return {
                write: (bytes: string | Uint8Array) => {
                    printed[stream] += typeof bytes === "string" ? bytes : decoder.decode(bytes, { stream: true });
                },
            };
        };
        const quiet = { ...terminal, isInherited: false, stdout: collect("stdout"), stderr: collect("stderr") };
        const late = AbortSignal.timeout(limitSeconds * 1000);
        const exitCode = await runProgram(
            quiet,
            words,
            { url: sandbox.url, program: { ...environment, removed: [] }, hosts: sandboxHosts },
            { sharesNetwork: false, onUnknownHost: () => {}, folder, signal: late },
        );
        return {
            calls: await callsOf(sandbox),
            printed: printed.stdout,
            saved: savedIn(folder, given),
            failure: late.aborted
                ? { name: "TimeoutError", message: `it took longer than ${limitSeconds} s`, trace: "" }
                : exitCode === 0
                  ? undefined
                  : failureOf(printed.stderr, exitCode),
            token: anyToken,
        };
    } finally {
        removeCertificate(certificate);
        await sandbox.close();
        rmSync(folder, { recursive: true, force: true });
    }
}

/** How long to wait for responses that are still open when the program has ended, in milliseconds. */
const settling = 2000;

async function callsOf({ controls, journal }: ServedSandbox): Promise<readonly SentCall[]> {
    const entries = async (): Promise<readonly JournalEntry[]> => {
        const response = await fetch(`${journal}/requests`);
        // Trusted: the sandbox is of this very version.
        return ((await response.json()) as { readonly requests: readonly JournalEntry[] }).requests;
    };
    let all = await entries();
    for (let waited = 0; waited < settling && all.some(({ outcome }) => outcome === "open"); waited += 20) {
        await pause(20);
        all = await entries();
    }
    return controls.requests.flatMap((request, index) => {
        const entry = all[index];
        if (!entry || !isCall(request)) return [];
        const { method, url, headers, status, hint, body } = request;
        return [
            {
                ...{ method, url, headers, status, hint },
                body: body instanceof Uint8Array ? { bytes: body.length } : body,
                response: entry.response.text,
                at: Date.parse(entry.at),
            },
        ];
    });
}

/** The files that are new, or not as they were given. */
function savedIn(folder: string, given: ReadonlyMap<string, Uint8Array>): readonly SavedFile[] {
    return readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => ({ name, bytes: readFileSync(join(folder, name)) }))
        .filter(({ name, bytes }) => !bytes.equals(given.get(name) ?? new Uint8Array()))
        .sort((one, other) => one.name.localeCompare(other.name));
}

/** What a program has printed about the error with which it ended. */
function failureOf(trace: string, exitCode: number): NonNullable<Evidence["failure"]> {
    // The last error of Python or Node: `NameError: name '___' is not defined`.
    const [name, message] =
        /(?:^|\n)(?:[\w.]+\.)?(\w*(?:Error|Exception|Interrupt|Exit|Warning)\w*)(?:: ?([^\n]*))?(?![\s\S]*\n\w+Error)/
            .exec(trace)
            ?.slice(1) ?? [];
    const [, python] = [...trace.matchAll(/File "[^"]*", line (\d+)/g)].at(0) ?? [];
    const [, node] = /\.m?js:(\d+)/.exec(trace) ?? [];
    const line = Number(python ?? node);
    return {
        name: name ?? "exit",
        message: message ?? String(exitCode),
        ...(Number.isInteger(line) && line > 0 && { line }),
        trace,
    };
}
