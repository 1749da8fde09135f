/** What others publish is fixed by its content, so that nobody can change it under a name that stays. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const linesOf = (file: string): readonly string[] => readFileSync(join(root, file), "utf8").split("\n");
const files = (pattern: string): string[] =>
    globSync(pattern, { cwd: root, exclude: (name) => name.includes("node_modules") || name.includes(".venv") });

describe.each(files(".github/workflows/*.yml"))("%s", (file) => {
    test("names each action by its commit, and each image by its digest", () => {
        const used = linesOf(file).flatMap(
            (line) => /^\s*(?:-\s+)?(?:uses|container|image):\s+(\S+)/.exec(line)?.[1] ?? [],
        );
        expect(used.length).toBeGreaterThan(0);
        expect(used.filter((name) => !/@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})$/.test(name))).toEqual([]);
    });
});

const requirements = files("{examples,packages,proof,python,site/src}/**/*.txt").filter((file) =>
    linesOf(file).some((line) => /^[\w.-]+(?:\[.*\])?==/.test(line)),
);

describe.each(requirements)("%s", (file) => {
    test("has the hash of every package", () => {
        const packages = linesOf(file).filter((line) => /^[a-z]/i.test(line));
        expect(packages.filter((line) => !/^[\w.-]+(?:\[[\w,-]+\])?==\S+(?: ; .*)? \\$/.test(line))).toEqual([]);
    });
});
