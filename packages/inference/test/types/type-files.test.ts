import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { typeFiles } from "../../scripts/declarations/type-files.ts";

const folder = join(import.meta.dirname, "../../src/client/types");
const files = typeFiles();

describe("the named types are what `npm run types -w @callsheet/inference` writes:", () => {
    test.each([...files.keys()])("%s", (name) => {
        expect(readFileSync(join(folder, name), "utf8")).toBe(files.get(name));
    });

    test("no other files", () => {
        expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
    });
});
