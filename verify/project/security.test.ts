/** Each promise of SECURITY.md names the tests that hold it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const [, promised = ""] = readFileSync(join(root, "SECURITY.md"), "utf8").split("## What we promise");
const promises = promised
    .split(/\n(?=- )/)
    .slice(1)
    .map((text) => text.split("\n\n")[0]?.replaceAll(/\s+/g, " ") ?? "");

test("there are promises", () => expect(promises.length).toBeGreaterThan(30));

test.each(promises)("%s", (promise) => {
    const tests = [...promise.matchAll(/\]\(([^)]+)\) “([^”]+)”/g)];
    expect(tests.length).toBeGreaterThan(0);
    for (const [, file = "", title = ""] of tests) {
        const path = join(root, file);
        expect(existsSync(path), file).toBe(true);
        expect(readFileSync(path, "utf8"), `${file} has no test “${title}”`).toContain(title);
    }
});
