/** What the packages, the site, the examples and the snippets' proof install with pip is locked, byte for byte. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The files of the repository that a pattern matches, without what was installed or built. */
const filesOf = (pattern: string): string[] =>
    globSync(pattern, {
        cwd: root,
        exclude: (name) => /(?:^|[\\/])(?:node_modules|dist|\.(?!ci$)\w[\w-]*)$/.test(name),
    });

const locks = filesOf("{examples,python,site,verify}/**/{requirements*.txt,requirements/*.txt}");

describe("a file of requirements", () => {
    test.each(locks)("%s has a version and a hash of each package", (path) => {
        const packages = read(path)
            .replaceAll(/^#.*\n/gm, "")
            .split(/\n(?=\S)/)
            .filter((text) => text.trim() !== "");
        expect(packages).not.toEqual([]);
        for (const text of packages)
            expect(text).toMatch(/^[\w.-]+(?:\[[\w,-]+\])?==\S+ .*\\\n +--hash=sha256:[\da-f]{64}/);
    });

    test.each(locks)("%s says what it was made from, with all that is named there", (path) => {
        const text = read(path);
        const [, name = ""] = /^# Made from ([\w-]+\.in)/.exec(text) ?? [];
        const source = read(join(path, "..", name));
        for (const [packageName] of source.matchAll(/^[a-z][\w.-]*/gim)) {
            expect(text).toMatch(new RegExp(`^${packageName.replaceAll(/[._-]/g, "[._-]")}(?:\\[.*\\])?==`, "im"));
        }
    });
});

test("every program that installs wants the hashes, or the versions that the proof lists", () => {
    const programs = filesOf("{examples,packages,site,tools,verify}/**/*.{ts,mjs}").filter((path) =>
        /"pip",\s*"install"/.test(read(path)),
    );
    expect(programs).toContain(join("tools", "machine", "python.ts"));
    expect(programs.filter((path) => !/--require-hashes|--no-index|requirementsOf/.test(read(path)))).toEqual([]);
});
