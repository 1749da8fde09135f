import { setImmediate } from "node:timers/promises";
import type { RefusedRequest } from "@callsheet/sandbox/serve";
import type { SandboxFlags } from "../commands/sandbox.ts";
import { ProgramEndedError, UsageError } from "../errors.ts";
import { interruption } from "../sandbox/interruption.ts";
import { RefusalReport } from "../sandbox/report.ts";
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
            const stopped = interruption(terminal);
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
