/**
 * Checks imports between rooms: packages must not import the site, and the site must not import the proof, the bench
 * or the scripts.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { forbiddenImports, type Rooms, relativeImportsOf, roomsBelow, specifiersIn } from "../testing/room-imports.ts";

const root = join(import.meta.dirname, "../..");
const packageTests = "tests and scripts of the packages";

/** The rooms of the repository, lowest first, each with the rooms directly below it. */
const rooms: Rooms = {
    "tools/declarations": [],
    "tools/machine": [],
    "verify/testing": ["tools/machine"],
    // Readers copy them: they import published packages, and nothing else of the repository.
    examples: ["packages/element"],
    "packages/inference": [],
    "packages/errors": ["packages/inference"],
    "packages/catalogue": ["packages/inference"],
    "packages/snippets": ["packages/catalogue"],
    "packages/sandbox": ["packages/catalogue"],
    // pytest-callsheet: the program that runs in its wheel.
    python: ["packages/sandbox"],
    "packages/ai-sdk": ["packages/inference"],
    "packages/react": ["packages/snippets"],
    "packages/element": ["packages/react"],
    "packages/remark": ["packages/snippets"],
    "packages/http": ["packages/snippets", "packages/errors"],
    // Each is judged by what its program did in the sandbox.
    "book/exercises": ["packages/sandbox"],
    "packages/cli": ["packages/remark", "book/exercises", "packages/http"],
    [packageTests]: ["packages/cli", "packages/ai-sdk", "packages/element", "verify/testing"],
    // What the proof and the bench have found, as data.
    "verify/reports": [],
    site: [packageTests, "verify/reports", "tools/declarations", "tools/machine", "examples"],
    // It reads chapters as the site does, and presses Run in its pages.
    "verify/proof": ["site"],
    // They judge the programs that a page runs as the proof does.
    "site/test": ["verify/proof"],
    "verify/bench": ["site"],
    tools: ["site"],
    "verify/project": ["verify/bench", "tools"],
};

const bySpecificity = Object.keys(rooms).sort((one, other) => other.length - one.length);

function roomOf(path: string): string | undefined {
    if (/^packages\/[\w-]+\/(?:test|scripts)\/|^packages\/.*(?:\.test\.tsx?|\/testing\.ts|\/testing\/.*)$/.test(path))
        return packageTests;
    return bySpecificity.find((room) => path.startsWith(`${room}/`));
}

const notOurs = new Set(["node_modules", "dist", "packed", "output", ".astro"]);
const sources = globSync("*/**/*.{ts,tsx,mjs,astro}", {
    cwd: root,
    exclude: (name) => notOurs.has(name) || /^\.\w/.test(name),
})
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => roomOf(path) !== undefined)
    .sort();

/** The source folders of our packages, by name. */
const folders: Readonly<Record<string, string>> = {
    "@callsheet/ai-sdk": "packages/ai-sdk/src/",
    "@callsheet/errors": "packages/errors/src/",
    "@callsheet/exercises": "book/exercises/src/",
    "@callsheet/http": "packages/http/src/",
    "@callsheet/inference": "packages/inference/src/",
    "@callsheet/catalogue": "packages/catalogue/src/",
    "@callsheet/snippets": "packages/snippets/src/",
    "@callsheet/react": "packages/react/src/",
    "@callsheet/element": "packages/element/src/",
    "@callsheet/sandbox": "packages/sandbox/src/",
    "@callsheet/proof": "verify/proof/src/",
    "@callsheet/site": "site/src/",
    "remark-callsheet": "packages/remark/src/",
    callsheet: "packages/cli/src/",
};

const byName = (path: string): readonly string[] =>
    specifiersIn(readFileSync(join(root, path), "utf8")).flatMap((name) => {
        const [owner] = Object.entries(folders).filter(([id]) => name === id || name.startsWith(`${id}/`));
        return owner ? [owner[1]] : [];
    });

test("the rooms of the repository import only from those below them", () => {
    const imports = sources.flatMap((from) =>
        [...relativeImportsOf(root, from), ...byName(from)].map((to) => ({ from, to })),
    );
    expect(forbiddenImports(rooms, imports, roomOf)).toEqual([]);
    // Make sure that imports were found at all.
    expect(imports).toContainEqual({ from: "verify/proof/src/course/page.ts", to: "verify/testing/press-run.ts" });
});

test("the rooms of the repository go in no circle", () => {
    for (const room of Object.keys(rooms)) expect([...roomsBelow(rooms, room)]).not.toContain(room);
});
