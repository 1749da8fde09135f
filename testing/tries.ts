/** How often a law is tried: seldom in `npm test`, so that it is done while one waits, and often in `npm run test:all`. */
import fc from "fast-check";

const often = process.env["CALLSHEET_ALL"] !== undefined;
const share = 8;

/** How often a law is tried that holds for more than others do: `count` times in `npm run test:all`. */
export const tries = (count: number): number => (often ? count : Math.ceil(count / share));

/** Of many cases that are alike, those that are tried: all of them in `npm run test:all`. */
export const tried = <Case>(cases: readonly Case[]): readonly Case[] =>
    often ? cases : cases.filter((_, index) => index % share === 0);

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: often ? 100 : 25 });
