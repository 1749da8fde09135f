/** Runs a program as a user does, `callsheet sandbox -- python app.py`, and says what went wrong. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JournalEntry } from "@callsheet/sandbox/serve";
import { runIn } from "../../../testing/packed-project.ts";
import { root } from "../root.ts";
import type { Libraries } from "./installation.ts";
import type { UnchangedProgram } from "./unchanged-program.ts";

const command = join(root, "packages/cli/bin/callsheet.mjs");
const withJournal = join(import.meta.dirname, "with-journal.ts");

/** What is said of a host that the sandbox does not stand in for. */
const strangers = /^.*(?:lets nothing through|past the proxy).*$/gm;

/** @returns the problems; none if the program did all that it says, and the sandbox has nothing to say about it */
export async function runUnchanged(program: UnchangedProgram, { commandOf }: Libraries): Promise<readonly string[]> {
    const folder = mkdtempSync(join(tmpdir(), "callsheet-unchanged-"));
    const journal = join(folder, "journal.json");
    const words = [process.execPath, withJournal, journal, ...commandOf(program.file)];
    const { status, stdout, stderr, output } = await runIn(
        folder,
        process.execPath,
        [command, "sandbox", "--port", "0", "--pace", "fast", "--", ...words],
        { env: { ...program.environment, HOME: folder, XDG_CACHE_HOME: folder, PYTHONDONTWRITEBYTECODE: "1" } },
    );
    const requests: readonly JournalEntry[] = existsSync(journal)
        ? JSON.parse(readFileSync(journal, "utf8")).requests
        : [];
    rmSync(folder, { recursive: true });
    return problemsOf(program, { status, stdout, stderr, output, requests });
}

type Outcome = {
    readonly status: number | null;
    readonly stdout: string;
    readonly stderr: string;
    readonly output: string;
    readonly requests: readonly Pick<JournalEntry, "method" | "url" | "status" | "hint" | "leak">[];
};

/** What went wrong. Requests that are wrong on purpose come in the order of the program. */
export function problemsOf(
    { does, doesWithout, wrongOnPurpose = [] }: UnchangedProgram,
    { status, stdout, stderr, output, requests }: Outcome,
): readonly string[] {
    const done = stdout.trim().split("\n");
    const odd = requests
        .filter(({ url }) => !doesWithout?.test(url))
        .filter(({ status, hint, leak }) => status >= 400 || (hint ?? leak) !== undefined)
        .map(({ method, url, status, hint = "", leak = "" }) => `${method} ${url}: ${status} ${hint} ${leak}`.trim());
    const isExpected = (line: string, index: number) =>
        wrongOnPurpose[index] !== undefined && line.includes(wrongOnPurpose[index]);
    return [
        ...(status === 0 ? [] : [`It ended with ${status}: ${output.trim().slice(-3000)}`]),
        ...(status === 0 && done.join() !== does.join() ? [`It did ${done.join(", ")}, not ${does.join(", ")}.`] : []),
        ...odd.filter((line, index) => !isExpected(line, index)),
        ...wrongOnPurpose.slice(odd.length).map((hint) => `The sandbox did not say: ${hint}`),
        ...(status === 0 && requests.length === 0 ? ["The sandbox was not asked."] : []),
        ...(stderr.match(strangers) ?? []),
    ];
}
