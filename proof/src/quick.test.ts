/** One snippet of each client for each shape of a request, run as it is with the real library. */
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { cells } from "./cells.ts";
import { type Outcome, prove, verdictOf } from "./prove.ts";
import { pinned, preparePython } from "./python/environment.ts";
import { quickOf } from "./quick.ts";
import { describeFailure } from "./report/print.ts";
import { proofFolder } from "./root.ts";

const programs = quickOf(cells());
const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
    const python = preparePython(pinned);
    for (const outcome of await prove(programs, { work: join(proofFolder, ".work"), python })) {
        outcomes.set(outcome.program.id, outcome);
    }
    // The first time, Python's libraries are installed.
}, 600_000);

describe("a snippet sends what it is to send", () => {
    test.for(programs.map(({ id }) => id))("%s", (id, context) => {
        const outcome = outcomes.get(id);
        if (!outcome) throw new Error(`${id} was not run.`);
        if (outcome.notRun !== undefined && process.env["CI"] !== "true") context.skip(`not run: ${outcome.notRun}`);
        expect(verdictOf(outcome), describeFailure(outcome)).toBe("passed");
    });
});

test("every client is among them", () => {
    const clients = (some: readonly { client: string }[]) => new Set(some.map(({ client }) => client));
    expect(clients(programs)).toEqual(clients(cells()));
});
