/** A newcomer finds a line in two guesses, as long as imports between the rooms point down. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { arrowsUp, importsOf, knownTo } from "../../testing/arrows.ts";
import { rooms } from "./rooms.ts";

const folder = import.meta.dirname;
const names = Object.keys(rooms);
/** What stands beside the rooms. */
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
const arrows = sources.flatMap((from) => importsOf(folder, from).map((to) => ({ from, to })));

describe("the rooms of the site", () => {
    test("are all that there is", () => {
        const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
        expect(folders.map(({ name }) => name).sort()).toEqual([...names].sort());
    });

    test("go in no circle", () => {
        for (const room of names) expect([...knownTo(all, room)]).not.toContain(room);
    });

    test("import only from those below them", () => {
        expect(arrowsUp(all, arrows, roomOf)).toEqual([]);
        // What is read here is what is imported.
        expect(arrows).toContainEqual({ from: "run/panel/open-program.ts", to: "styles/run.css" });
        expect(arrows).toContainEqual({ from: "pages/_document/Document.astro", to: "pages/_document/every-page.ts" });
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
