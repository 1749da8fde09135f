/** Runs programs concurrently and judges what they did. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { LanguageId } from "@callsheet/snippets";
import { homeEnvironment, programEnvironment, tokensFor } from "./environment.ts";
import { type Judgement, judge, type ProgramRun } from "./judge/judge.ts";
import type { Problem } from "./judge/problem.ts";
import type { Libraries } from "./libraries.ts";
import { createAuthority, createRecordingProxy, type RecordingProxy } from "./network/recording-proxy.ts";
import type { Program } from "./program.ts";
import { fileOf, homeOf, savedIn, writeFolder } from "./program-folder.ts";
import { processRuntime, type Runtime } from "./runtimes/process.ts";
import { pythonRuntime } from "./runtimes/python.ts";

export type Outcome = Judgement & {
    readonly program: Program;
    /** Why the program was not run. Undefined if it was. */
    readonly notRun?: string;
    readonly stderr: string;
};

export const verdictOf = ({ notRun, problems }: Outcome): "passed" | "failed" | "not run" =>
    notRun !== undefined ? "not run" : problems.length === 0 ? "passed" : "failed";

/** A program that was not run counts as a failure in CI, where nobody reads the reason. */
export const isGood = (outcome: Outcome, unattended = process.env["CI"] === "true"): boolean =>
    verdictOf(outcome) === "passed" || (verdictOf(outcome) === "not run" && !unattended);

export type Setting = Libraries & {
    /** Finds the problems of a run. Default: `judge`. */
    readonly judge?: typeof judge;
    /** Called with each outcome as it arrives. */
    readonly onOutcome?: (outcome: Outcome) => void;
    /** Called with the folder of the run, which is then kept. Default: the folder is removed. */
    readonly onFolder?: (folder: string) => void;
};

/** More than twice the processors, since programs often wait for a job in a queue: with two more, half were idle. */
const slots = 2 * availableParallelism() + 2;

/** When more programs fail, the machine is not to blame. */
const maxAgain = 20;

/**
 * As `prove`, and then runs what has failed again, one program at a time: libraries wait five seconds for a byte, which can
 * pass on a machine that runs other programs and tests as well. What fails twice has failed.
 */
export async function proveAgain(programs: readonly Program[], setting: Setting): Promise<readonly Outcome[]> {
    const outcomes = await prove(programs, setting);
    const failed = outcomes.filter((outcome) => verdictOf(outcome) === "failed").map(({ program }) => program);
    if (failed.length === 0 || failed.length > maxAgain) return outcomes;
    console.log(`Failed, and run again one at a time: ${failed.map(({ id }) => id).join(", ")}`);
    const { onOutcome: _, ...quiet } = setting;
    const second = new Map((await prove(failed, quiet, 1)).map((outcome) => [outcome.program, outcome]));
    return outcomes.map((outcome) => second.get(outcome.program) ?? outcome);
}

/**
 * Runs programs that can reach only loopback. The outcomes are in the order of the programs.
 * @param atOnce the most programs that run at once
 */
export async function prove(
    programs: readonly Program[],
    setting: Setting,
    atOnce = slots,
): Promise<readonly Outcome[]> {
    mkdirSync(setting.work, { recursive: true });
    const folder = mkdtempSync(join(setting.work, "run-"));
    const authority = await createAuthority(join(folder, "authority.pem"));
    const outcomes = new Map<Program, Outcome>();
    const waiting = programs.values();

    const work = async () => {
        const proxy = await createRecordingProxy(authority);
        const environment = { ...programEnvironment, ...homeEnvironment(folder), ...proxy.environment };
        const runtimes = runtimesOf(setting, environment);
        const context: RunContext = { folder, environment, proxy, runtimes, judge: setting.judge ?? judge };
        for (const program of waiting) {
            const outcome = await runProgram(program, context);
            outcomes.set(program, outcome);
            setting.onOutcome?.(outcome);
        }
        await Promise.all(Object.values(runtimes).map((runtime) => runtime.close?.()));
        await proxy.close();
        return proxy.late;
    };
    const late = await Promise.all(Array.from({ length: Math.min(atOnce, programs.length) }, work));

    if (setting.onFolder) setting.onFolder(folder);
    else rmSync(folder, { recursive: true });
    return programs.flatMap((program) => withLate(outcomes.get(program), late.flat()));
}

type RunContext = {
    readonly folder: string;
    readonly environment: Readonly<Record<string, string>>;
    readonly proxy: RecordingProxy;
    readonly runtimes: Runtimes;
    readonly judge: typeof judge;
};

async function runProgram(program: Program, context: RunContext): Promise<Outcome> {
    const { folder, environment, proxy, runtimes } = context;
    const runtime = runtimes[program.language];
    if ("missing" in runtime)
        return { program, notRun: runtime.missing, problems: [], listed: [], lookUps: [], stderr: "" };
    const own = join(folder, program.id.replaceAll(/[^\w.-]+/g, "_"));
    const { result, ...exchanges } = await proxy.record(program, () => {
        writeFolder(own, program);
        return runtime.run({
            folder: own,
            file: fileOf(program),
            environment: { ...environment, ...homeEnvironment(homeOf(own)), ...program.environment },
        });
    });
    const happened = { ...result, ...exchanges, saved: savedIn(own, program) };
    const judgement = await context.judge(program, happened, tokensFor(program.environment));
    const problems = [...judgement.problems, ...tracesIn(program, happened)];
    return { program, ...judgement, problems, stderr: result.stderr };
}

/** Traces of injected code: output that must never appear, or files left behind by a program that failed. */
function tracesIn({ never }: Program, { stdout, stderr, failure, saved }: ProgramRun): readonly Problem[] {
    if (never === undefined) return [];
    const traces = never.exec(`${stdout}\n${stderr}`) ?? [];
    const leftFiles = failure === undefined ? [] : [...saved.keys()];
    return [
        ...traces.map((trace) => ({ at: "output", message: `printed ${trace}: a text was run as code` })),
        ...leftFiles.map((name) => ({ at: "output", message: `left ${name}` })),
    ];
}

/** Adds the requests that arrived after the program had ended to its problems. */
function withLate(outcome: Outcome | undefined, late: RecordingProxy["late"]): readonly Outcome[] {
    if (!outcome) return [];
    const problems = late
        .filter(({ id }) => id === outcome.program.id)
        .map(({ request }) => ({ at: "requests", message: `${request} was sent when the program had ended` }));
    return [{ ...outcome, problems: [...outcome.problems, ...problems] }];
}

type Runtimes = Readonly<Record<LanguageId, Runtime | { readonly missing: string; readonly close?: never }>>;

const runtimesOf = ({ work, python }: Libraries, environment: Readonly<Record<string, string>>): Runtimes => ({
    // Use Node's compile cache: most of these programs import the same packages.
    js: processRuntime(process.execPath, { NODE_COMPILE_CACHE: join(work, "compiled") }),
    python: "missing" in python ? python : pythonRuntime(python.path, environment),
    sh: processRuntime("bash"),
});
