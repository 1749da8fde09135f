/** Starts the sandbox in its thread, says where it is and what it refuses, and keeps its journal. */
import { access, constants, realpath, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { sandboxHosts } from "@callsheet/sandbox";
import {
    type ProgramEnvironment,
    programEnvironment,
    type RefusedRequest,
    type ServedSandbox,
    serveSandbox,
} from "@callsheet/sandbox/serve";
import type { SandboxFlags } from "../commands/sandbox.ts";
import { listenError, UsageError } from "../errors.ts";
import type { Terminal } from "../terminal.ts";
import { writeWhole } from "../write-whole.ts";
import { announcement, asJson, atOf } from "./announcement.ts";
import { optionsOf } from "./options.ts";
import { type SavedCertificate, saveCertificate } from "./saved-certificate.ts";

/** What the thread is started with. */
export type SandboxSettings = {
    readonly flags: SandboxFlags & { readonly port: number };
    readonly env: Terminal["env"];
};

/** What the thread says of a sandbox that listens. */
export type RunningSandbox = {
    readonly url: string;
    readonly journal: string | undefined;
    /** The text that is printed when it has started: for people, or for programs. */
    readonly announcement: string;
    /** The environment of a program that runs against it. */
    readonly program: ProgramEnvironment;
    /** The hosts that it stands in for. */
    readonly hosts: readonly string[];
    readonly certificate: SavedCertificate;
};

export type SandboxMessage =
    | { readonly kind: "running"; readonly sandbox: RunningSandbox }
    /** Its proxy refused a host. */
    | { readonly kind: "refused"; readonly authority: string }
    /** It refused a request. */
    | { readonly kind: "refusedRequest"; readonly request: RefusedRequest }
    /** It has kept the journal, or says why it could not. */
    | { readonly kind: "kept"; readonly problem: string | undefined }
    | { readonly kind: "failed"; readonly name: string; readonly message: string };

type Post = (message: SandboxMessage) => void;

/**
 * Serves until the thread is ended.
 *
 * @param post tells the main thread
 * @param onKeep takes what is to be done when the main thread wants the journal to be kept
 */
export async function serveInThread(
    settings: SandboxSettings,
    post: Post,
    onKeep: (keep: () => void) => void,
): Promise<void> {
    try {
        const { sandbox, running } = await start(settings, post);
        onKeep(async () => {
            post({ kind: "kept", problem: await keepJournal(settings.flags.journal, sandbox.journalPage) });
        });
        post({ kind: "running", sandbox: running });
    } catch (error) {
        if (!(error instanceof Error)) throw error;
        post({ kind: "failed", name: error.name, message: error.message });
    }
}

/**
 * Keeps the journal in a file, whole or not at all.
 * @param page writes it; without it only looks whether the file can be written
 * @returns why it cannot be kept; undefined if it can
 */
async function keepJournal(file: string | undefined, page?: () => string): Promise<string | undefined> {
    if (file === undefined) return undefined;
    try {
        const path = await realpath(file).catch(() => file);
        const stats = await stat(path).catch(() => undefined);
        // A pipe or a device stays what it is.
        const isReplaced = stats === undefined || stats.isFile();
        if (page) await (isReplaced ? writeWhole(path, page(), stats?.mode) : writeFile(path, page()));
        else if (stats?.isDirectory()) throw new Error("it is a folder");
        else await access(isReplaced ? dirname(path) : path, constants.W_OK);
        return undefined;
    } catch (error) {
        return `The journal could not be kept in ${file} (${error instanceof Error ? error.message : error}).`;
    }
}

async function start(
    { flags, env }: SandboxSettings,
    post: Post,
): Promise<{ readonly sandbox: ServedSandbox; readonly running: RunningSandbox }> {
    const { host, port } = flags;
    const options = {
        ...(await optionsOf(flags)),
        port,
        onRefused: (authority: string) => post({ kind: "refused", authority }),
        onRefusedRequest: (request: RefusedRequest) => post({ kind: "refusedRequest", request }),
    };
    // Before the program runs: afterwards its requests would be lost.
    const problem = await keepJournal(flags.journal);
    if (problem !== undefined) throw new UsageError(problem);
    const sandbox = await serveSandbox(options).catch((error: unknown) => {
        throw listenError(error, { host, port, what: "sandbox" });
    });
    const certificate = saveCertificate(sandbox, host, env);
    const announced = { sandbox, certificate: certificate.path };
    const running = {
        url: sandbox.url,
        journal: sandbox.journal,
        announcement: flags.json ? asJson(announced) : announcement(announced),
        program: programEnvironment(env, atOf(announced)),
        hosts: sandboxHosts,
        certificate,
    };
    return { sandbox, running };
}
