/**
 * How many runs a property test has: few in `npm test`, which must be fast, and many in `npm run test:all`. In CI the runs
 * are the same each time, so that a commit passes or fails by what it is; elsewhere each run tries others.
 */
import fc from "fast-check";

const often = process.env["CALLSHEET_ALL"] !== undefined;
const share = 8;

/** The runs of a property that needs more than the default: `count` in `npm run test:all`, fewer in `npm test`. */
export const propertyRuns = (count: number): number => (often ? count : Math.ceil(count / share));

/** The cases to test out of many similar ones: all in `npm run test:all`, a sample in `npm test`. */
export const sampleCases = <Case>(cases: readonly Case[]): readonly Case[] =>
    often ? cases : cases.filter((_, index) => index % share === 0);

const seed = process.env["CI"] ? { seed: 20_261_123 } : {};

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: often ? 100 : 25, ...seed });
