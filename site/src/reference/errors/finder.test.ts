import { expect, test } from "vitest";
import { finderStatus } from "./Finder.tsx";

const words = { found: "{count}, nearest {title}", foundOne: "one, {title}", nothing: "nothing" };

test.each([
    [[], "nothing"],
    [["b"], "one, Title b"],
    [["b", "a"], "2, nearest Title b"],
    // Counts no more than are shown.
    [["f", "e", "d", "c", "b", "a"], "5, nearest Title f"],
])("of %j it is said: %s", (ids, status) => {
    const found = ids.map((id) => ({ id }));
    expect(finderStatus(found, (id) => `Title ${id}`, words)).toBe(status);
});
