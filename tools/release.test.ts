/** A release is refused where its tag, its manifests and its changelog do not agree. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { root } from "./install.mjs";
import { changelogSection, publishOrder, releaseProblems } from "./release.mjs";

const changelog =
    "# Changelog\n\nWhat a user notices.\n\n## 1.2.3\n\n- New\n\n### The client\n\n- Faster\n\n## 1.2.2\n\n- Old\n";

/** A repository of two packages, ready for v1.2.3, but for the given files. */
function repository(files: Readonly<Record<string, string>> = {}): string {
    const folder = mkdtempSync(join(tmpdir(), "callsheet release "));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const all = {
        "package.json": '{ "repository": { "url": "git+https://github.com/owner/name.git" } }',
        "packages/one/package.json": '{ "name": "one", "version": "1.2.3" }',
        "packages/two/package.json": '{ "name": "two", "version": "1.2.3", "dependencies": { "one": "1.2.3" } }',
        "python/pytest-callsheet/pyproject.toml": '[project]\nversion = "1.2.3"\n',
        "CHANGELOG.md": changelog,
        ...files,
    };
    for (const [file, text] of Object.entries(all)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
    }
    return folder;
}

describe("a tag", () => {
    test("is released where everything has its version", () => {
        expect(releaseProblems("v1.2.3", repository(), "owner/name")).toEqual([]);
    });

    test("is refused if it is not of the form of a release", () => {
        for (const tag of ["1.2.3", "v1.2", "v1.2.3-beta.1", "release", ""])
            expect(releaseProblems(tag, repository()), tag).toEqual([
                expect.stringContaining("a release is tagged as v1.2.3"),
            ]);
    });

    test("is refused if it is not the version of the manifests and of the changelog, with all places", () => {
        expect(releaseProblems("v1.3.0", repository())).toEqual([
            "The version in packages/one/package.json is 1.2.3; the tag says 1.3.0.",
            "The version in packages/two/package.json is 1.2.3; the tag says 1.3.0.",
            "The version of one in packages/two/package.json is 1.2.3; the tag says 1.3.0.",
            "The version in python/pytest-callsheet/pyproject.toml is 1.2.3; the tag says 1.3.0.",
            "The first section of CHANGELOG.md is 1.2.3; the tag says 1.3.0.",
        ]);
    });

    test.each([
        [
            "packages/two/package.json",
            '{ "name": "two", "version": "1.2.3", "dependencies": { "one": "1.2.2" } }',
            "of one in",
        ],
        ["python/pytest-callsheet/pyproject.toml", "[project]\n", "is undefined; the tag says 1.2.3"],
        ["CHANGELOG.md", changelog.replace("- New", "Not published yet."), "not published yet"],
        ["CHANGELOG.md", changelog.replace("## 1.2.3", "## Unreleased"), "section of CHANGELOG.md is Unreleased"],
        [
            "package.json",
            '{ "repository": { "url": "git+https://github.com/else/name.git" } }',
            "this one is owner/name",
        ],
    ])("is refused if %s says %s", (file, text, problem) => {
        expect(releaseProblems("v1.2.3", repository({ [file]: text }), "owner/name")).toEqual([
            expect.stringContaining(problem),
        ]);
    });

    test("of this repository is refused while its changelog says that it is not published", () => {
        const { version } = JSON.parse(readFileSync(join(root, "packages/inference/package.json"), "utf8"));
        const heading = readFileSync(join(root, "CHANGELOG.md"), "utf8").includes("Not published yet.");
        expect(releaseProblems(`v${version}`, root)).toEqual(
            heading ? [expect.stringContaining("not published yet")] : [],
        );
    });
});

describe("the text of a release", () => {
    test("is the changelog's section of its version, with the headings in it", () => {
        expect(changelogSection(changelog, "1.2.3")).toBe("- New\n\n### The client\n\n- Faster");
        expect(changelogSection(changelog, "1.2.2")).toBe("- Old");
        expect(changelogSection(changelog, "1.2")).toBeUndefined();
    });

    test("is printed by the command, which fails without one", () => {
        const notes = (tag: string) =>
            spawnSync(process.execPath, [join(root, "tools/release.mjs"), "notes", tag], { encoding: "utf8" });
        const [, newest = ""] = /^## (.*)$/m.exec(readFileSync(join(root, "CHANGELOG.md"), "utf8")) ?? [];
        expect(notes(`v${newest}`)).toMatchObject({ status: 0, stdout: expect.stringContaining("### ") });
        expect(notes("v0.0.1")).toMatchObject({ status: 1, stderr: "CHANGELOG.md has no section for v0.0.1.\n" });
    });
});

describe("packages are published", () => {
    test("behind those that they depend on", () => {
        const dependsOn = (name: string, ...names: string[]) => ({
            name,
            dependencies: Object.fromEntries(names.map((one) => [one, "1.2.3"])),
        });
        const order = publishOrder([dependsOn("c", "b", "a"), dependsOn("b", "a", "valibot"), dependsOn("a")]);
        expect(order.map(({ name }) => name)).toEqual(["a", "b", "c"]);
        expect(() => publishOrder([dependsOn("a", "b"), dependsOn("b", "a")])).toThrow("depend on each other: a, b");
    });
});
