/** The source folders are layers, and imports point down: data does not depend on the code that acts on it. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { relativeImportsOf } from "../../../verify/testing/room-imports.ts";

const folder = join(import.meta.dirname, "../src");

/** From the bottom up. The linter checks that there are no cycles between files (`noImportCycles`). */
const layers = [
    "interface-languages.ts",
    "redaction",
    "wire",
    "errors",
    "logger.ts",
    "tasks",
    "call",
    "providers",
    "descriptions",
    "request",
    "client",
    "index.ts",
];

/** The layers of the generated files; those that are not named here belong to the client. */
const generated: Readonly<Record<string, string>> = {
    "task-ids.ts": "tasks",
    "tasks.ts": "tasks",
    "schemas.ts": "tasks",
    "descriptions.ts": "descriptions",
    "provider-ids.ts": "call",
    "providers.ts": "providers",
};

function layerOf(path: string): number {
    const [layer = path, name = ""] = path.split("/");
    return layers.indexOf(layer === "generated" ? (generated[name] ?? "client") : layer);
}

const sources = globSync("**/*.ts", { cwd: folder })
    .filter((path) => !path.endsWith(".test.ts"))
    .sort();

const importsOf = (path: string): readonly string[] => relativeImportsOf(folder, path);

describe("the layers of the client's sources", () => {
    test("are all that there is", () => {
        expect(sources.filter((path) => layerOf(path) < 0)).toEqual([]);
        expect(layers.filter((layer) => !sources.some((path) => path.startsWith(layer)))).toEqual([]);
    });

    test("import only from their own and from those below", () => {
        const upwards = sources.flatMap((path) =>
            importsOf(path)
                .filter((found) => layerOf(found) > layerOf(path))
                .map((found) => `${path} imports ${found}`),
        );
        expect(upwards).toEqual([]);
        // Makes sure that imports are found at all.
        expect(importsOf("client/helper.ts")).toContain("generated/providers.ts");
    });
});
