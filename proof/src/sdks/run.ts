/** Runs programs as a user does, `callsheet sandbox -- python app.py`, and says what went wrong. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JournalEntry } from "@callsheet/sandbox/serve";
import { runIn } from "../../../testing/packed-project.ts";
import { install, listedVersion } from "../libraries.ts";
import type { Options } from "../options.ts";
import { root } from "../root.ts";
import { type SdkProgram, sdkPrograms } from "./programs.ts";

const command = join(root, "packages/cli/bin/callsheet.mjs");
const withJournal = join(import.meta.dirname, "with-journal.ts");

/** Keeps libraries from reporting their use, from fetching lists, and from writing beside their sources. */
const quiet = {
    ANONYMIZED_TELEMETRY: "False",
    GRADIO_ANALYTICS_ENABLED: "False",
    LANGSMITH_TRACING: "false",
    LITELLM_LOCAL_MODEL_COST_MAP: "True",
    PYTHONDONTWRITEBYTECODE: "1",
};

/** What is said of a host that the sandbox does not stand in for. */
const strangers = /^.*(?:lets nothing through|past the proxy).*$/gm;

/** `npm run proof -- --sdks`: runs all programs, with the listed or the newest versions. @returns whether none has a problem */
export async function runSdks({ only = "", latest }: Pick<Options, "only" | "latest">): Promise<boolean> {
    const programs = sdkPrograms.filter(({ library, file }) => library.includes(only) || file.includes(only));
    if (programs.length === 0) throw new TypeError(`There is no such program: ${only}.`);
    let failed = 0;
    for (const program of programs) {
        const { problems, version } = await runSdk(program, latest);
        const { language, library, libraries } = program;
        const before = listedVersion(language, libraries[0] ?? library);
        const versions = version === "" || version === before ? before : `${before} → ${version}`;
        console.log(`${problems.length === 0 ? "good  " : "FAILED"} ${language} ${library} ${versions}`);
        for (const problem of problems) console.log(`    ${problem.replaceAll("\n", "\n    ")}`);
        if (problems.length > 0) failed++;
    }
    console.log(`${programs.length - failed} of ${programs.length} programs run unchanged.`);
    return failed === 0;
}

type Ran = { readonly problems: readonly string[]; readonly version: string };

/** @returns no problems if the program did all that it says, and the sandbox has nothing to say about it */
export async function runSdk(program: SdkProgram, newest = false): Promise<Ran> {
    const installed = install(program.language, program.libraries, newest);
    if ("missing" in installed) return { problems: [installed.missing], version: "" };
    const folder = mkdtempSync(join(tmpdir(), "callsheet-sdk-"));
    const journal = join(folder, "journal.json");
    const words = [process.execPath, withJournal, journal, ...installed.commandOf(program.file)];
    const { status, stdout, stderr, output } = await runIn(
        folder,
        process.execPath,
        [command, "sandbox", "--port", "0", "--pace", "fast", "--", ...words],
        { env: { ...quiet, HOME: folder, XDG_CACHE_HOME: folder } },
    );
    const requests: readonly JournalEntry[] = existsSync(journal)
        ? JSON.parse(readFileSync(journal, "utf8")).requests
        : [];
    rmSync(folder, { recursive: true });
    return {
        problems: problemsOf(program, { status, stdout, stderr, output, requests }),
        version: installed.versionOf(program.library),
    };
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
    { does, doesWithout, wrongOnPurpose = [] }: SdkProgram,
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
