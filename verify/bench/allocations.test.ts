/** What our work allocates does not grow. A count, so that no load of the machine changes it. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The most bytes for each, with a twentieth for what another version of Node may take. */
const budget = { snippet: 31_000, event: 1980, call: 21_900 };

const options = ["--expose-gc", "--no-opt", "--no-maglev", "--min-semi-space-size=256", "--max-semi-space-size=256"];
const counted = JSON.parse(
    execFileSync(process.execPath, [...options, join(import.meta.dirname, "count-allocations.ts")], {
        encoding: "utf8",
    }),
);

test.each(Object.entries(budget))("a %s allocates at most %d bytes", (of, bytes) => {
    expect(counted[of]).toBeGreaterThan(bytes / 2);
    expect(counted[of]).toBeLessThanOrEqual(bytes);
});
