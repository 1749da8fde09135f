/** The sandbox that the programs of the course reach, in the place of every provider. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type JournalEntry, programVariables, serveSandbox } from "@callsheet/sandbox/serve";

export type CourseSandbox = {
    /** What makes a program reach it: as `callsheet sandbox -- program` sets them. */
    readonly variables: Readonly<Record<string, string>>;
    /** The requests that came since it was last asked for them, each with its answer. */
    readonly requests: () => Promise<readonly JournalEntry[]>;
    readonly close: () => Promise<void>;
};

/** How long the last bytes of an answer may be on their way when a program has ended, in milliseconds. */
const settling = 2000;

/** @param folder where its certificate is put */
export async function openSandbox(folder: string): Promise<CourseSandbox> {
    const { url, authority, journal, close } = await serveSandbox();
    const certificate = join(folder, "authority.pem");
    await writeFile(certificate, authority);
    // A server of the reader's own, at localhost, is the sandbox too: nothing goes past its proxy.
    const everywhere = { NO_PROXY: "", no_proxy: "" };
    let last = 0;

    async function entries(): Promise<readonly JournalEntry[]> {
        const response = await fetch(`${journal}/requests`);
        // The sandbox's own answer, of this very version.
        const { requests } = (await response.json()) as { readonly requests: readonly JournalEntry[] };
        return requests.filter(({ id }) => id > last);
    }

    return {
        variables: { ...programVariables({ url, certificate, token: "hf_sandbox_any" }), ...everywhere },
        requests: async () => {
            let found = await entries();
            for (let waited = 0; waited < settling && found.some(isOpen); waited += 20) {
                await pause(20);
                found = await entries();
            }
            last = found.at(-1)?.id ?? last;
            return found;
        },
        close,
    };
}

const isOpen = ({ outcome }: JournalEntry): boolean => outcome === "open";
