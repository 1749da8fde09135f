/** Runs programs as a user does, `callsheet sandbox -- python app.py`, and says what went wrong. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JournalEntry } from "@callsheet/sandbox/serve";
import { install, listedVersion } from "../libraries.ts";
import type { Options } from "../options.ts";
import { underSandbox } from "../under-sandbox.ts";
import { type SdkProgram, sdkPrograms } from "./programs.ts";

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
    const words = installed.commandOf(program.file);
    const { ran, said } = await underSandbox([{ folder, words }], folder, quiet);
    rmSync(folder, { recursive: true });
    const problems = ran.flatMap((one) => problemsOf(program, { ...one, said }));
    return { problems, version: installed.versionOf(program.library) };
}

type Outcome = {
    readonly status: number | null;
    readonly stdout: string;
    readonly stderr: string;
    /** What the command said. */
    readonly said: string;
    readonly requests: readonly Pick<JournalEntry, "method" | "url" | "status" | "hint" | "leak">[];
};

/** What went wrong. Requests that are wrong on purpose come in the order of the program. */
export function problemsOf(
    { does, doesWithout, wrongOnPurpose = [] }: SdkProgram,
    { status, stdout, stderr, said, requests }: Outcome,
): readonly string[] {
    const done = stdout.trim().split("\n");
    const odd = requests
        .filter(({ url }) => !doesWithout?.test(url))
        .filter(({ status, hint, leak }) => status >= 400 || (hint ?? leak) !== undefined)
        .map(({ method, url, status, hint = "", leak = "" }) => `${method} ${url}: ${status} ${hint} ${leak}`.trim());
    const isExpected = (line: string, index: number) =>
        wrongOnPurpose[index] !== undefined && line.includes(wrongOnPurpose[index]);
    return [
        ...(status === 0 ? [] : [`It ended with ${status}: ${stderr.trim().slice(-3000)}`]),
        ...(status === 0 && done.join() !== does.join() ? [`It did ${done.join(", ")}, not ${does.join(", ")}.`] : []),
        ...odd.filter((line, index) => !isExpected(line, index)),
        ...wrongOnPurpose.slice(odd.length).map((hint) => `The sandbox did not say: ${hint}`),
        ...(status === 0 && requests.length === 0 ? ["The sandbox was not asked."] : []),
        ...(said.match(strangers) ?? []),
    ];
}
