/** The sandbox that stands in for every provider in the course. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type JournalEntry, programVariables, serveSandbox } from "@callsheet/sandbox/serve";
import { freshMachine, type Machine, type SharedResources } from "./machine.ts";

export type CourseSandbox = {
    /** The environment variables that route a program to it, as `callsheet sandbox -- program` sets them. */
    readonly variables: Readonly<Record<string, string>>;
    /** The requests since the last call of this function, each with its response. */
    readonly requests: () => Promise<readonly JournalEntry[]>;
    readonly close: () => Promise<void>;
};

/** How long to wait for open responses after a program has ended, in milliseconds. */
const settling = 2000;

/** @param folder where to write its certificate */
export async function openSandbox(folder: string): Promise<CourseSandbox> {
    const { url, authority, journal, close } = await serveSandbox();
    const certificate = join(folder, "authority.pem");
    await writeFile(certificate, authority);
    // The sandbox also stands in for the reader's own server on localhost, so nothing may bypass its proxy.
    const everywhere = { NO_PROXY: "", no_proxy: "" };
    let last = 0;

    async function entries(): Promise<readonly JournalEntry[]> {
        const response = await fetch(`${journal}/requests`);
        // Trusted: the sandbox is of this very version.
        const { requests } = (await response.json()) as { readonly requests: readonly JournalEntry[] };
        return requests.filter(({ id }) => id > last);
    }

    return {
        variables: { ...programVariables({ url, certificate, token: "hf_sandbox_any" }), ...everywhere },
        requests: async () => {
            let journalEntries = await entries();
            for (let waited = 0; waited < settling && journalEntries.some(isOpen); waited += 20) {
                await pause(20);
                journalEntries = await entries();
            }
            last = journalEntries.at(-1)?.id ?? last;
            return journalEntries;
        },
        close,
    };
}

const isOpen = ({ outcome }: JournalEntry): boolean => outcome === "open";

/** Works on a fresh machine with a sandbox of its own, and removes both. @param hasPython whether it has a `python` command */
export async function onMachine<Result>(
    shared: SharedResources,
    hasPython: boolean,
    work: (machine: Machine, sandbox: CourseSandbox) => Promise<Result>,
): Promise<Result> {
    const machine = await freshMachine(shared, hasPython);
    const sandbox = await openSandbox(machine.folder);
    try {
        return await work(machine, sandbox);
    } finally {
        await sandbox.close();
        await machine.remove();
    }
}
