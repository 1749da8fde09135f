/** Types, as `npm run check:types` checks them, so that the one line at the end of `npm test` counts them. */
import { expect, test } from "vitest";
import { typeChecks, typeProblems } from "../scripts/check-types.ts";

test.each(typeChecks)("the types of the $name hold", (check) => {
    expect(typeProblems(check)).toBe("");
});
