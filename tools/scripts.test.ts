/** npm scripts must work on every platform: npm runs them with cmd.exe on Windows, and with sh elsewhere. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Manifest = { readonly scripts?: Readonly<Record<string, string>> };

/** Words that every shell passes on unchanged: no quotes, variables, globs, pipes or semicolons. */
const plainWords = /^[\w@./:=-]+(?: [\w@./:=-]+)*$/;
/** Commands that come with a shell rather than with Node or a package, and npx, which starts npm. */
const notPrograms = /^(?:\w+=|(?:cat|cd|cp|export|find|mkdir|mv|rm|rmdir|set|sh|bash|test|touch|npx)$)/;

/** The commands of a script that not every shell understands. */
const shellisms = (script: string): readonly string[] =>
    script
        .split(" && ")
        .filter((command) => !plainWords.test(command) || notPrograms.test(command.split(" ")[0] ?? ""));

const manifests = globSync(["package.json", "{site,verify/proof}/package.json", "{examples,packages}/*/package.json"]);

describe("npm scripts are understood by every shell:", () => {
    test.each(manifests)("%s", (file) => {
        const { scripts = {} }: Manifest = JSON.parse(readFileSync(file, "utf8"));
        expect(Object.values(scripts).flatMap(shellisms)).toEqual([]);
    });

    test.each([
        "VAR=x node a.ts",
        "node a.ts; node b.ts",
        "node 'a.ts'",
        'node "a.ts"',
        "node $HOME/a.ts",
        "node a.ts | cat",
        "node *.ts",
        "node a.ts &",
        "rm -rf dist && node a.ts",
        "npx tsc",
    ])("%s would not be", (script) => expect(shellisms(script)).not.toEqual([]));
});

/** Matches calls that start a program by its name. */
const started = /\b(?:run|spawn|spawnSync|execFile|execFileSync|exec|execSync)\(\s*["'`]([^"'`]*)/g;

describe("an entry script starts npm as it was started itself, and no shell:", () => {
    const programs = globSync(["{tools,site/build}/**/*.{mjs,ts}", "packages/*/{bin,scripts}/**/*.{mjs,ts}"]).filter(
        (file) => !/node_modules|\.test\.ts$/.test(file),
    );

    test("there are some", () => expect(programs).toContain("tools/test.mjs"));

    test.each(programs)("%s", (file) => {
        const names = [...readFileSync(file, "utf8").matchAll(started)].map(([, name = ""]) => name);
        expect(names.filter((name) => /^(?:npm|npx|sh|bash|cat|cp|mkdir|mv|rm|which)\b/.test(name))).toEqual([]);
    });
});
