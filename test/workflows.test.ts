/** What CI takes from others is fixed by its content, so that nobody can change it under a name that stays. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const linesOf = (file: string): readonly string[] => readFileSync(join(root, file), "utf8").split("\n");

describe.each(globSync(".github/workflows/*.yml", { cwd: root }))("%s", (file) => {
    test("names each action by its commit, and each image by its digest", () => {
        const used = linesOf(file).flatMap(
            (line) => /^\s*(?:-\s+)?(?:uses|container|image):\s+(\S+)/.exec(line)?.[1] ?? [],
        );
        expect(used.length).toBeGreaterThan(0);
        expect(used.filter((name) => !/@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})$/.test(name))).toEqual([]);
    });
});
