// @needs bash, curl, jq, python, venv
/** Runs one snippet of each client for each shape of request, and hostile calls, with the real libraries. */
import { beforeAll, describe, expect, type TestContext, test } from "vitest";
import { quickCases } from "./hostile/cases.ts";
import { usualSeed } from "./hostile/invented.ts";
import { withPasting } from "./hostile/paste/paste.ts";
import { proveCases } from "./hostile/prove-cases.ts";
import { pinnedLibraries } from "./libraries.ts";
import { matrixPrograms, quickOf } from "./matrix-programs.ts";
import { isGood, type Outcome, prove, verdictOf } from "./prove.ts";
import { describeFailure, describeNotRun } from "./report/print.ts";

const all = matrixPrograms();
const programs = quickOf(all);
const { HOSTILE_SEED = usualSeed(), HOSTILE_RUNS = 1 } = process.env;
const invention = { seed: Number(HOSTILE_SEED), runs: Number(HOSTILE_RUNS) };
const hostile = quickCases(invention);

const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
    const setting = pinnedLibraries();
    console.log(`HOSTILE_SEED=${invention.seed} HOSTILE_RUNS=${invention.runs}`);
    const proved = [
        ...(await prove(programs, setting)),
        ...(await withPasting(await proveCases(hostile, setting), setting.work)),
    ];
    for (const outcome of proved) outcomes.set(outcome.program.id, outcome);
    for (const line of describeNotRun(proved)) console.log(line);
    // Each program has its own time limit.
}, 600_000);

function expectPassed(id: string, context: TestContext): void {
    const outcome = outcomes.get(id);
    if (!outcome) throw new Error(`${id} was not run.`);
    if (outcome.notRun !== undefined && isGood(outcome)) context.skip(`not run: ${outcome.notRun}`);
    expect(verdictOf(outcome), describeFailure(outcome)).toBe("passed");
}

describe("a snippet sends what it is to send", () => {
    test.for(programs.map(({ id }) => id))("%s", expectPassed);
});

describe("whatever a call holds arrives, and nothing else happens", () => {
    test.for(hostile.map(({ program }) => program.id))("%s", expectPassed);
});

test("every client is among them", () => {
    const clients = (some: readonly { client: string }[]) => new Set(some.map(({ client }) => client));
    expect(clients(programs)).toEqual(clients(all));
});
