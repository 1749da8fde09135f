import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { archives } from "./archives.ts";

/** The locked versions in a requirements file, by the distributions' names as in wheels. */
function lockedIn(path: string): ReadonlyMap<string, string> {
    const text = readFileSync(new URL(path, import.meta.url), "utf8");
    const lines = [...text.matchAll(/^([\w.-]+)==([\w.]+)/gm)];
    return new Map(lines.map(([, name = "", version = ""]) => [name.replaceAll(/[-.]/g, "_"), version]));
}

const locked = new Map([
    ...lockedIn("build/requirements/libraries.txt"),
    ...lockedIn("build/requirements/python-only.txt"),
]);
const held = Object.values(archives).flatMap(({ holds }) => holds);

describe("the libraries in the page", () => {
    test("are each in one archive, and are all that is locked", () => {
        expect(held.toSorted()).toEqual([...locked.keys()].toSorted());
    });

    test("have the versions that the proof runs", () => {
        const proved = lockedIn("../../../../proof/requirements.txt");
        for (const [name, version] of locked) expect([name, proved.get(name)]).toEqual([name, version]);
    });

    test("are locked with hashes, each of them", () => {
        for (const lock of ["libraries", "python-only"]) {
            const text = readFileSync(new URL(`build/requirements/${lock}.txt`, import.meta.url), "utf8");
            for (const entry of text.split(/^(?=[\w.-]+==)/m).slice(1)) expect(entry).toContain("--hash=sha256:");
        }
    });
});
