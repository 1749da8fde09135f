/** What a registry and a reader are told of each package: where it comes from, and how it is installed until it is published. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

type Manifest = {
    readonly name: string;
    readonly version: string;
    readonly description?: string;
    readonly keywords?: readonly string[];
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly repository?: unknown;
};

const packages = globSync("packages/*/package.json", { cwd: root }).map((file) => {
    const manifest: Manifest = JSON.parse(read(file));
    return { folder: file.replace(/.package\.json$/, ""), ...manifest };
});

/** A package of ours with those that it needs, by name. */
function withDependencies(name: string): readonly string[] {
    const { dependencies = {} } = packages.find((one) => one.name === name) ?? {};
    const ours = Object.keys(dependencies).filter((other) => packages.some((one) => one.name === other));
    return [...new Set([...ours.flatMap(withDependencies), name])];
}

const tarballOf = (name: string): string =>
    `../callsheet/packed/${name.replace("@", "").replace("/", "-")}-${packages.find((one) => one.name === name)?.version}.tgz`;

describe.each(packages)("$name", ({ name, folder, ...manifest }) => {
    test("has what a registry shows; where it comes from is added when it is packed", () => {
        expect(manifest.description).toMatch(/\w/);
        expect(manifest.keywords?.length).toBeGreaterThan(3);
        expect(manifest.repository).toBeUndefined();
    });

    test("is installed from a clone as its README says, with all that it needs", () => {
        const [, tarballs = ""] = /^`npm install (.*\.tgz)`$/m.exec(read(join(folder, "README.md"))) ?? [];
        expect(tarballs.split(" ").sort()).toEqual(withDependencies(name).map(tarballOf).sort());
    });
});

test("pytest-callsheet names the same addresses as the root, and its README the wheel", () => {
    const { repository, homepage, bugs } = JSON.parse(read("package.json"));
    const address = repository.url.replace(/^git\+|\.git$/g, "");
    const text = read("python/pytest-callsheet/pyproject.toml");
    for (const line of [`Homepage = "${homepage}"`, `Repository = "${address}"`, `Issues = "${bugs.url}"`])
        expect(text).toContain(line);
    expect(text).toContain(`Changelog = "${address}/blob/main/CHANGELOG.md"`);
    const [, version] = /^version = "(.*)"$/m.exec(text) ?? [];
    expect(read("python/pytest-callsheet/README.md")).toContain(
        `\`pip install ../callsheet/packed/pytest_callsheet-${version}-py3-none-any.whl\``,
    );
});
