/** Checks types like `npm run check:types`, so that the summary of `npm test` includes them. */
import { expect, test } from "vitest";
import { typeChecks, typeProblems } from "../scripts/check-types.ts";

test.each(typeChecks)("the types of the $name hold", (check) => {
    expect(typeProblems(check)).toBe("");
});
