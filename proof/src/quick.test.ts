/** Runs one snippet of each client for each shape of request, and hostile calls, with the real libraries. */
import { describe, expect, test } from "vitest";
import { quickCases } from "./hostile/all-cases.ts";
import { randomSeed } from "./hostile/invented.ts";
import { proveCases } from "./hostile/prove-cases.ts";
import { pinnedLibraries } from "./libraries.ts";
import { matrixPrograms } from "./matrix-programs.ts";
import { prove } from "./prove.ts";
import { proveBeforeAll } from "./prove-before-all.ts";
import { quickOf } from "./quick.ts";

const all = matrixPrograms();
const programs = quickOf(all);
const { HOSTILE_SEED = randomSeed(), HOSTILE_RUNS = 1 } = process.env;
const invention = { seed: Number(HOSTILE_SEED), runs: Number(HOSTILE_RUNS) };
const hostile = quickCases(invention);

const expectPassed = proveBeforeAll(async () => {
    const setting = pinnedLibraries();
    console.log(`HOSTILE_SEED=${invention.seed} HOSTILE_RUNS=${invention.runs}`);
    return [...(await prove(programs, setting)), ...(await proveCases(hostile, invention.seed, setting))];
});

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
