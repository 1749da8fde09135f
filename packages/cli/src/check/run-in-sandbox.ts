/** Runs a program once for an exercise, and returns what it did. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
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
    type TestRequest,
} from "@callsheet/sandbox/serve";
import { SandboxError } from "../errors.ts";
import { runProgram } from "../sandbox/run-program.ts";
import { removeCertificate, saveCertificate } from "../sandbox/saved-certificate.ts";
import type { Output, Terminal } from "../terminal.ts";
import { failureOf } from "./failure.ts";

export type ProgramRun = {
    /** The command that runs programs of its language. */
    readonly interpreter: string;
    /** The program's path. */
    readonly program: string;
    /** The files that the program finds in its folder, by name. */
    readonly files: Readonly<Record<string, ExerciseFile>>;
    /** How the sandbox behaves. */
    readonly run: ExerciseRun;
    /** Other responses with another seed. */
    readonly seed: number;
    /** After so many seconds it is stopped. */
    readonly limit: number;
    /** Ends it sooner. */
    readonly signal?: AbortSignal | undefined;
    /** Told what keeps the program less apart than it should be. */
    readonly note: (line: string) => void;
};

const host = "127.0.0.1";

/**
 * Runs the program in a new folder, against a sandbox of its own.
 *
 * @throws SandboxError if it cannot be started
 */
export async function runInSandbox(terminal: Terminal, programRun: ProgramRun): Promise<Evidence> {
    const { files, run, seed } = programRun;
    const folder = mkdtempSync(join(tmpdir(), "callsheet-check-"));
    try {
        const given = new Map(Object.entries(files).map(([name, file]) => [name, fileBytes(name, file)]));
        for (const [name, bytes] of given) writeFileSync(join(folder, name), bytes);
        // Replies are the exercise's own data; the sandbox checks them.
        const replies = (run.replies ?? []) as readonly ScriptedReply[];
        // What the program has done is not the program's to change.
        const sandbox = await serveSandbox({ host, seed, replies, servesJournal: false });
        try {
            for (const failure of run.fail ?? []) sandbox.controls.fail(failure, { times: 1 });
            const ended = await runAgainst(sandbox, terminal, programRun, folder);
            return { ...ended, calls: await callsOf(sandbox), saved: savedIn(folder, given), token: anyToken };
        } finally {
            await sandbox.close();
        }
    } finally {
        rmSync(folder, { recursive: true, force: true });
    }
}

async function runAgainst(
    sandbox: ServedSandbox,
    terminal: Terminal,
    { interpreter, program, limit, signal, note }: ProgramRun,
    folder: string,
): Promise<Pick<Evidence, "printed" | "failure">> {
    const certificate = saveCertificate(sandbox, host, terminal.env);
    try {
        const { url } = sandbox;
        const own = { ...terminal.env, PYTHONIOENCODING: "utf-8", PYTHONDONTWRITEBYTECODE: "1" };
        const environment = programEnvironment(own, { url, certificate: certificate.path, token: anyToken });
        const [stdout, stderr] = [firstPart(), bothEnds()];
        const late = AbortSignal.timeout(limit * 1000);
        const exitCode = await runProgram(
            { ...terminal, isInherited: false, stdout, stderr },
            [interpreter, program],
            { url, program: environment, hosts: sandboxHosts },
            {
                ...{ sharesNetwork: false, onUnknownHost: () => {}, note, folder },
                signal: signal ? AbortSignal.any([late, signal]) : late,
            },
        );
        const trace = stderr.text();
        const failure = late.aborted
            ? { name: "stopped", message: "", trace, stoppedAfter: limit }
            : exitCode === 0
              ? undefined
              : failureOf(trace, exitCode, program);
        return { printed: stdout.text(), failure };
    } finally {
        removeCertificate(certificate);
    }
}

/** How long to wait for responses that are still open when the program has ended, in milliseconds. */
const maxSettlingMs = 2000;

async function callsOf({ controls, journalEntries }: ServedSandbox): Promise<readonly SentCall[]> {
    let entries = journalEntries();
    for (let waited = 0; waited < maxSettlingMs && entries.some(({ outcome }) => outcome === "open"); waited += 20) {
        await pause(20);
        entries = journalEntries();
    }
    // Of very many requests, the journal has the latest. They are numbered from 1.
    const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
    return controls.requests.flatMap((request, index) =>
        isCall(request) ? [sentCall(request, entryOf.get(index + 1))] : [],
    );
}

const sentCall = (request: TestRequest, entry: JournalEntry | undefined): SentCall => ({
    method: request.method,
    url: request.url,
    headers: request.headers,
    status: request.status,
    hint: request.hint,
    body: bodyOf(request),
    response: entry?.response.text,
    at: entry === undefined ? 0 : Date.parse(entry.at),
});

function bodyOf(request: TestRequest): unknown {
    try {
        const { body } = request;
        return body instanceof Uint8Array ? { bytes: body.length } : body;
    } catch {
        // A program that sends very much: the sandbox keeps the latest bodies.
        return undefined;
    }
}

/** All files of an exercise together, in bytes. */
const maxSavedBytes = 100_000_000;

/** The files that are new, or not as they were given. @throws SandboxError if they are more than an exercise can need */
function savedIn(folder: string, given: ReadonlyMap<string, Uint8Array>): readonly SavedFile[] {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, { name }) => sum + statSync(join(folder, name)).size, 0);
    if (bytes > maxSavedBytes) {
        throw new SandboxError(
            `The program saved ${Math.ceil(bytes / 1e6)} MB in its folder; an exercise needs ${maxSavedBytes / 1e6} MB at most. ` +
                "Does it save in a loop that has no end, or always another file?",
        );
    }
    return files
        .map(({ name }) => ({ name, bytes: readFileSync(join(folder, name)) }))
        .filter(({ name, bytes }) => !bytes.equals(given.get(name) ?? new Uint8Array()))
        .sort((one, other) => one.name.localeCompare(other.name));
}

/** Characters of standard output: its beginning. */
const maxPrintedCharacters = 1_000_000;

/** Characters of standard error, where Node writes an error before much else, and Python after it: half of both ends. */
const maxTraceCharacters = 100_000;

type PrintedText = Output & { readonly text: () => string };

/** The beginning of what is printed. */
export const firstPart = (): PrintedText => collected(maxPrintedCharacters, 0);

/** The beginning and the end of what is printed. */
export const bothEnds = (): PrintedText => collected(maxTraceCharacters / 2, maxTraceCharacters / 2);

function collected(maxFirst: number, maxLast: number): PrintedText {
    const decoder = new TextDecoder();
    let first = "";
    let last = "";
    return {
        write: (bytes) => {
            const text = typeof bytes === "string" ? bytes : decoder.decode(bytes, { stream: true });
            const room = maxFirst - first.length;
            first += text.slice(0, room);
            last = maxLast === 0 ? "" : `${last}${text.slice(room)}`.slice(-maxLast);
        },
        text: () => first + last,
    };
}
