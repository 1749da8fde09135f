/** Running programs, some at a time, and judging what they did. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { homeEnvironment, programEnvironment, tokensFor } from "./environment.ts";
import { fileOf, homeOf, savedIn, writeFolder } from "./folder.ts";
import { type Happened, type Judgement, judge } from "./judge/judge.ts";
import type { Problem } from "./judge/problem.ts";
import type { Libraries } from "./libraries.ts";
import { createAuthority } from "./network/authority.ts";
import { createStage, type Stage } from "./network/stage.ts";
import type { Program } from "./program.ts";
import { type Runtimes, runtimesOf } from "./runtimes/runtimes.ts";

export type Outcome = Judgement & {
    readonly program: Program;
    /** Why it was not run, where it was not. */
    readonly notRun?: string;
    readonly stderr: string;
};

export const verdictOf = ({ notRun, problems }: Outcome): "passed" | "failed" | "not run" =>
    notRun !== undefined ? "not run" : problems.length === 0 ? "passed" : "failed";

/** Not to have been run is a failure where nobody reads why. */
export const isGood = (outcome: Outcome, unattended = process.env["CI"] === "true"): boolean =>
    verdictOf(outcome) === "passed" || (verdictOf(outcome) === "not run" && !unattended);

export type Setting = Libraries & {
    /** Says what was wrong with what a program did. Default: `judge`. */
    readonly judge?: typeof judge;
    /** Told of each outcome as it comes. */
    readonly onOutcome?: (outcome: Outcome) => void;
    /** Leaves what was run and what it wrote in its folders, and says where. */
    readonly onFolder?: (folder: string) => void;
};

/** While one program waits for a job in a queue, another has the processor. */
const slots = availableParallelism() + 2;

/** Runs programs, each with nothing but loopback to talk to; the outcomes are in the order of the programs. */
export async function prove(programs: readonly Program[], setting: Setting): Promise<readonly Outcome[]> {
    mkdirSync(setting.work, { recursive: true });
    const folder = mkdtempSync(join(setting.work, "run-"));
    const authority = await createAuthority(join(folder, "authority.pem"));
    const outcomes = new Map<Program, Outcome>();
    const waiting = programs.values();

    const work = async () => {
        const stage = await createStage(authority);
        const environment = { ...programEnvironment, ...homeEnvironment(folder), ...stage.environment };
        const runtimes = runtimesOf(setting, environment);
        const place: Place = { folder, environment, stage, runtimes, judge: setting.judge ?? judge };
        for (const program of waiting) {
            const outcome = await perform(program, place);
            outcomes.set(program, outcome);
            setting.onOutcome?.(outcome);
        }
        await Promise.all(Object.values(runtimes).map((runtime) => runtime.close?.()));
        await stage.close();
        return stage.late;
    };
    const late = await Promise.all(Array.from({ length: Math.min(slots, programs.length) }, work));

    if (setting.onFolder) setting.onFolder(folder);
    else rmSync(folder, { recursive: true });
    return programs.flatMap((program) => withLate(outcomes.get(program), late.flat()));
}

type Place = {
    readonly folder: string;
    readonly environment: Readonly<Record<string, string>>;
    readonly stage: Stage;
    readonly runtimes: Runtimes;
    readonly judge: typeof judge;
};

async function perform(program: Program, place: Place): Promise<Outcome> {
    const { folder, environment, stage, runtimes } = place;
    const runtime = runtimes[program.language];
    if ("missing" in runtime)
        return { program, notRun: runtime.missing, problems: [], listed: [], lookUps: [], stderr: "" };
    const own = join(folder, program.id.replaceAll(/[^\w.-]+/g, "_"));
    const { result, ...seen } = await stage.watch(program, () => {
        writeFolder(own, program);
        return runtime.run({
            folder: own,
            file: fileOf(program),
            environment: { ...environment, ...homeEnvironment(homeOf(own)), ...program.environment },
        });
    });
    const happened = { ...result, ...seen, saved: savedIn(own, program) };
    const judgement = await place.judge(program, happened, tokensFor(program.environment));
    const problems = [...judgement.problems, ...tracesIn(program, happened)];
    return { program, ...judgement, problems, stderr: result.stderr };
}

/** What shows only when something was run that is none of a program's code: printed, or left where it has failed. */
function tracesIn({ never }: Program, { stdout, stderr, failure, saved }: Happened): readonly Problem[] {
    if (never === undefined) return [];
    const printed = never.exec(`${stdout}\n${stderr}`) ?? [];
    const left = failure === undefined ? [] : [...saved.keys()];
    return [
        ...printed.map((trace) => ({ at: "output", message: `printed ${trace}: a text was run as code` })),
        ...left.map((name) => ({ at: "output", message: `left ${name}` })),
    ];
}

/** A request that came after the end of its program counts against it. */
function withLate(outcome: Outcome | undefined, late: Stage["late"]): readonly Outcome[] {
    if (!outcome) return [];
    const problems = late
        .filter(({ id }) => id === outcome.program.id)
        .map(({ request }) => ({ at: "requests", message: `${request} was sent when the program had ended` }));
    return [{ ...outcome, problems: [...outcome.problems, ...problems] }];
}
