/** Checks that the rooms of the site import downwards only, as `rooms.ts` and ARCHITECTURE.md say. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { forbiddenImports, relativeImportsOf, roomsBelow } from "../../verify/testing/room-imports.ts";
import { rooms } from "./rooms.ts";

const folder = import.meta.dirname;
const names = Object.keys(rooms);
/** The name used here for files directly in `src`. */
const ground = "src";
const all = {
    ...Object.fromEntries(Object.entries(rooms).map(([room, below]) => [room, [...below, ground]])),
    [ground]: [],
};

function roomOf(path: string): string | undefined {
    if (path.startsWith("..")) return undefined;
    return path.includes("/") ? path.split("/")[0] : ground;
}

const sources = globSync("**/*.{ts,tsx,astro,css,mdx}", { cwd: folder }).sort();
const imports = sources.flatMap((from) => relativeImportsOf(folder, from).map((to) => ({ from, to })));

describe("the rooms of the site", () => {
    test("are all that there is", () => {
        const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
        expect(folders.map(({ name }) => name).sort()).toEqual([...names].sort());
    });

    test("go in no circle", () => {
        for (const room of names) expect([...roomsBelow(all, room)]).not.toContain(room);
    });

    test("import only from those below them", () => {
        expect(forbiddenImports(all, imports, roomOf)).toEqual([]);
        // Guards against an import pattern that no longer matches anything.
        expect(imports).toContainEqual({ from: "run/panel/open-program.ts", to: "styles/run.css" });
        expect(imports).toContainEqual({ from: "pages/_document/Document.astro", to: "pages/_document/every-page.ts" });
    });

    test("are drawn in ARCHITECTURE.md as they are", () => {
        const text = readFileSync(new URL("../../ARCHITECTURE.md", import.meta.url), "utf8");
        const [, picture = ""] = /```mermaid\n(.*?)```/s.exec(text) ?? [];
        const drawn = [...picture.matchAll(/^ +(\w+) --> (.+)$/gm)].flatMap(([, from = "", to = ""]) =>
            names.includes(from) ? to.split(" & ").map((one) => `${from} → ${one}`) : [],
        );
        const stated = Object.entries(rooms).flatMap(([room, below]) => below.map((one) => `${room} → ${one}`));
        expect(drawn.sort()).toEqual(stated.sort());
    });
});
