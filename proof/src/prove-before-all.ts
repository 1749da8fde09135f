/** Runs programs together in `beforeAll`, with one test for each. */
import { beforeAll, expect, type TestContext } from "vitest";
import { isGood, type Outcome, verdictOf } from "./prove.ts";
import { describeFailure, describeNotRun } from "./report/print.ts";

/**
 * Runs programs before the tests of a file, and prints which could not be run and why.
 * @returns the test function of a program, called with its id
 */
export function proveBeforeAll(run: () => Promise<readonly Outcome[]>): (id: string, context: TestContext) => void {
    const outcomes = new Map<string, Outcome>();
    beforeAll(async () => {
        const all = await run();
        for (const outcome of all) outcomes.set(outcome.program.id, outcome);
        for (const line of describeNotRun(all)) console.log(line);
        // Each program has its own time limit.
    }, 600_000);
    return (id, context) => {
        const outcome = outcomes.get(id);
        if (!outcome) throw new Error(`${id} was not run.`);
        if (outcome.notRun !== undefined && isGood(outcome)) context.skip(`not run: ${outcome.notRun}`);
        expect(verdictOf(outcome), describeFailure(outcome)).toBe("passed");
    };
}
