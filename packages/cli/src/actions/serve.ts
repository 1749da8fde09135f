import type { SandboxFlags } from "../commands/sandbox.ts";
import { ProgramEndedError, SandboxError, UsageError } from "../errors.ts";
import { interruption } from "../sandbox/interruption.ts";
import { refusalReport } from "../sandbox/report.ts";
import { runProgram } from "../sandbox/run-program.ts";
import { runThread } from "../sandbox/run-thread.ts";
import type { Terminal } from "../terminal.ts";

const usualPort = 8787;
const mostRefused = 100;

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
        if (refused.has(authority) || refused.size >= mostRefused) return;
        refused.add(authority);
        terminal.stderr.write(`${authority} was asked for; the sandbox lets nothing through to the network.\n`);
    };
    const settings = { flags: { ...flags, port }, env: { ...terminal.env } };
    const { sandbox, failure, report, close } = await runThread(settings, onRefused);
    /** Says what was refused, and where the journal is. */
    const end = async () => {
        const { refused: requests, journalProblem } = await report();
        if (!isAlone) terminal.stderr.write(await refusalReport(requests));
        if (journalProblem !== undefined) throw new SandboxError(journalProblem);
        if (flags.journal !== undefined) terminal.stderr.write(`The journal is in ${flags.journal}\n`);
    };
    try {
        if (isAlone) {
            // Listen first: a program that reads the announcement may stop the sandbox at once.
            const stopped = interruption(terminal);
            terminal.stdout.write(sandbox.announcement);
            await Promise.race([stopped, failure]);
            // Without a journal there is nothing to wait for: the thread may be busy.
            if (flags.journal !== undefined) await end();
        } else {
            const journal = sandbox.journal === undefined ? "" : `; what it is asked: ${sandbox.journal}`;
            terminal.stderr.write(`The sandbox is at ${sandbox.url}${journal}\n`);
            const network = { sharesNetwork: shareNetwork, onUnknownHost: onRefused };
            const exitCode = await Promise.race([runProgram(terminal, program, sandbox, network), failure]);
            await end();
            if (exitCode !== 0) throw new ProgramEndedError(exitCode);
        }
    } finally {
        await close();
    }
}
