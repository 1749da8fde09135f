/**
 * Runs a sandbox in a thread of its own. The main thread stays free for signals: they end the command, whatever a
 * request makes the sandbox do.
 */
import { Worker } from "node:worker_threads";
import type { RefusedRequest } from "@callsheet/sandbox/serve";
import { SandboxError, UsageError } from "../errors.ts";
import { removeCertificate } from "./saved-certificate.ts";
import type { RunningSandbox, SandboxMessage, SandboxSettings } from "./serve-in-thread.ts";

type SandboxThread = {
    readonly sandbox: RunningSandbox;
    /** Rejects when the thread ends by itself, because of an error. */
    readonly failure: Promise<never>;
    /** Keeps the journal, when the thread has time for it. @throws SandboxError if the file cannot be written */
    readonly keepJournal: () => Promise<void>;
    /** Ends the thread, though it may be busy, and removes what it wrote. */
    readonly close: () => Promise<void>;
};

type Listeners = {
    /** Called with each host that the sandbox's proxy refused. */
    readonly onRefused: (authority: string) => void;
    /** Called with each request that the sandbox refused. */
    readonly onRefusedRequest: (request: RefusedRequest) => void;
};

/**
 * @throws UsageError for an option that cannot be read; SandboxError if it cannot listen there
 */
export async function runThread(
    settings: SandboxSettings,
    { onRefused, onRefusedRequest }: Listeners,
): Promise<SandboxThread> {
    const worker = new Worker(new URL(import.meta.resolve("#sandbox")), { workerData: settings });
    const failure = new Promise<never>((_, reject) => {
        worker.on("error", reject);
        worker.on("exit", (code) => reject(new SandboxError(`The sandbox's thread ended with ${code}.`)));
    });
    // It ends at last in any case; then nobody may wait for its failure any more.
    failure.catch(() => {});
    const kept = Promise.withResolvers<void>();
    const running = new Promise<RunningSandbox>((resolve, reject) => {
        worker.on("message", (message: SandboxMessage) => {
            if (message.kind === "running") resolve(message.sandbox);
            else if (message.kind === "refused") onRefused(message.authority);
            else if (message.kind === "refusedRequest") onRefusedRequest(message.request);
            else if (message.kind === "kept") {
                if (message.problem === undefined) kept.resolve();
                else kept.reject(new SandboxError(message.problem));
            } else reject(errorOf(message));
        });
    });
    try {
        const sandbox = await Promise.race([running, failure]);
        return {
            sandbox,
            failure,
            keepJournal: async () => {
                worker.postMessage("keep");
                await Promise.race([kept.promise, failure]);
            },
            close: async () => {
                removeCertificate(sandbox.certificate);
                await worker.terminate();
            },
        };
    } catch (error) {
        await worker.terminate();
        throw error;
    }
}

/** An error of the thread in the form in which the command reports it. */
function errorOf({ name, message }: Extract<SandboxMessage, { kind: "failed" }>): Error {
    const kind = [UsageError, SandboxError].find((one) => one.name === name);
    return kind ? new kind(message) : Object.assign(new Error(message), { name });
}
