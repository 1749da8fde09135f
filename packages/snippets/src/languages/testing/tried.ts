/** How much of the many is tried: all, or for `npm run test:quick` an eighth. */
const isQuick = process.env["TEST_QUICK"] !== undefined;
const share = 8;

/** Of many cases that are alike, those that are tried. */
export const tried = <Case>(cases: readonly Case[]): readonly Case[] =>
    isQuick ? cases.filter((_, index) => index % share === 0) : cases;

/** How often a law is tried. */
export const runs = (count: number): number => (isQuick ? Math.ceil(count / share) : count);
