import { setImmediate } from "node:timers/promises";
import type { RefusedRequest } from "@callsheet/sandbox/serve";
import type { SandboxFlags } from "../commands/sandbox.ts";
import { ProgramEndedError, UsageError } from "../errors.ts";
import { waitForInterruption } from "../sandbox/interruption.ts";
import { runProgram } from "../sandbox/run-program.ts";
import { runThread } from "../sandbox/run-thread.ts";
import type { Terminal } from "../terminal.ts";

const usualPort = 8787;
const maxRefused = 100;

/**
 * Serves a sandbox until it is stopped, or until the program that runs against it exits.
 * @throws ProgramEndedError with the program's exit code, if that is not 0
 */
export async function serve(terminal: Terminal, program: readonly string[], flags: SandboxFlags): Promise<void> {
    if (flags.json && program.length > 0) {
        throw new UsageError("--json is for a sandbox that runs by itself: standard output belongs to the program.");
    }
    const isAlone = program.length === 0;
    const { port = isAlone ? usualPort : 0, shareNetwork = false } = flags;
    const refused = new Set<string>();
    const onRefused = (authority: string) => {
        // Report each host once, up to a limit.
        if (refused.has(authority) || refused.size >= maxRefused) return;
        refused.add(authority);
        terminal.stderr.write(`${authority} was asked for; the sandbox lets nothing through to the network.\n`);
    };
    const settings = { flags: { ...flags, port }, env: { ...terminal.env } };
    const report = new RefusalReport();
    const onRefusedRequest = (request: RefusedRequest) => report.add(request);
    const { sandbox, failure, keepJournal, close } = await runThread(settings, { onRefused, onRefusedRequest });
    const keep = async () => {
        if (flags.journal === undefined) return;
        await keepJournal();
        terminal.stderr.write(`The journal is in ${flags.journal}\n`);
    };
    try {
        if (isAlone) {
            // Listen first: a program that reads the announcement may stop the sandbox at once.
            const stopped = waitForInterruption(terminal);
            terminal.stdout.write(sandbox.announcement);
            await Promise.race([stopped, failure]);
            await keep();
        } else {
            const journal = sandbox.journal === undefined ? "" : `; what it is asked: ${sandbox.journal}`;
            terminal.stderr.write(`The sandbox is at ${sandbox.url}${journal}\n`);
            const network = { sharesNetwork: shareNetwork, onUnknownHost: onRefused };
            const exitCode = await Promise.race([runProgram(terminal, program, sandbox, network), failure]);
            // What the thread has said before the program ended is heard in the next turn of the event loop. The thread is
            // not asked for it, because it may be busy.
            await setImmediate();
            const refusals = await report.text();
            if (refusals !== "") terminal.stderr.write(refusals);
            await keep();
            if (exitCode !== 0) throw new ProgramEndedError(exitCode);
        }
    } finally {
        await close();
    }
}

/** The site that explains errors, in English. */
export const site = "https://callsheet.github.io/callsheet/en";

/** The most requests that are listed. */
const maxListed = 100;

/** Collects the requests that were refused; those that repeat are one. */
export class RefusalReport {
    readonly #requests = new Map<string, { readonly request: RefusedRequest; times: number }>();
    #count = 0;

    add(request: RefusedRequest): void {
        const { method, url, status, hint } = request;
        const key = [method, url, status, hint].join(" ");
        const before = this.#requests.get(key);
        this.#count += 1;
        if (before) before.times += 1;
        else if (this.#requests.size < maxListed) this.#requests.set(key, { request, times: 1 });
    }

    /** The text; empty if nothing was refused. */
    async text(): Promise<string> {
        if (this.#count === 0) return "";
        // Loaded only when something was wrong.
        const { findErrors } = await import("@callsheet/errors");
        const parts = [...this.#requests.values()].map(
            ({ request: { method, url, status, hint, response }, times }) => {
                // What the sandbox alone refuses, such as a request without a reply in a script, is no error of a service.
                const isOwn = /\bsandbox\b|\bscripted reply\b/i.test(`${hint} ${response}`);
                const [found] = isOwn ? [] : findErrors(`${status} ${response}`);
                return [
                    `  ${status} ${method} ${url}${times === 1 ? "" : ` (${times} times)`}`,
                    `      ${hint}`,
                    `      ${site}/${found ? `errors#${found.id}` : "sandbox"}`,
                ].join("\n");
            },
        );
        const what = this.#count === 1 ? "1 request was" : `${this.#count} requests were`;
        return `\n${what} refused:\n\n${parts.join("\n\n")}\n`;
    }
}
