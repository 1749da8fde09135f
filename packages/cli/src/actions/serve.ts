import { serveSandbox } from "@callsheet/sandbox/serve";
import type { SandboxFlags } from "../flags.ts";
import { ProgramEndedError } from "../program-ended-error.ts";
import { type Announced, announcement, asJson, atOf } from "../sandbox/announcement.ts";
import { failuresOf } from "../sandbox/failures.ts";
import { interruption } from "../sandbox/interruption.ts";
import { modelsOf } from "../sandbox/models.ts";
import { type ProgramOptions, runProgram } from "../sandbox/run-program.ts";
import { saveCertificate } from "../sandbox/saved-certificate.ts";
import { whyNotThere } from "../sandbox/why-not-there.ts";
import type { Terminal } from "../terminal.ts";
import { UsageError } from "../usage-error.ts";

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
    const { host, port = isAlone ? usualPort : 0, seed, pace, latency, shareNetwork = false } = flags;
    const [models, failures] = [await modelsOf(flags.models), failuresOf(flags.fail ?? [])];
    const refused = new Set<string>();
    const onRefused = (authority: string) => {
        // Report each host once, up to a limit.
        if (refused.has(authority) || refused.size >= mostRefused) return;
        refused.add(authority);
        terminal.stderr.write(`${authority} was asked for; the sandbox lets nothing through to the network.\n`);
    };
    const sandbox = await serveSandbox({ host, port, seed, pace, latency, models, failures, onRefused }).catch(
        (error: unknown) => {
            throw whyNotThere(error, { host, port, what: "sandbox" });
        },
    );
    const certificate = await saveCertificate(sandbox, host, terminal.env);
    try {
        const announced: Announced = { sandbox, certificate: certificate.path };
        if (isAlone) {
            // Listen first: a program that reads the announcement may stop the sandbox at once.
            const stopped = interruption(terminal);
            terminal.stdout.write(flags.json ? asJson(announced) : announcement(announced));
            await stopped;
        } else
            await runAgainst(terminal, program, announced, { sharesNetwork: shareNetwork, onUnknownHost: onRefused });
    } finally {
        certificate.remove();
        await sandbox.close();
    }
}

async function runAgainst(
    terminal: Terminal,
    program: readonly string[],
    announced: Announced,
    network: Omit<ProgramOptions, "at">,
): Promise<void> {
    const { sandbox } = announced;
    const journal = sandbox.journal === undefined ? "" : `; what it is asked: ${sandbox.journal}`;
    terminal.stderr.write(`The sandbox is at ${sandbox.url}${journal}\n`);
    const exitCode = await runProgram(terminal, program, { at: atOf(announced), ...network });
    if (exitCode !== 0) throw new ProgramEndedError(exitCode);
}
