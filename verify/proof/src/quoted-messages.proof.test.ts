// @needs python, venv
/** Error entries quote libraries of Python: each quotation must stand in the versions that the proof has locked. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { quotedPython, rowsOf, sourceOf } from "../../../packages/errors/test/quoted-messages.ts";
import { preparePython } from "../../../tools/machine/python.ts";
import { pinned } from "./libraries.ts";

const python = preparePython(pinned);
const [packages] = "path" in python ? globSync(join(pinned.folder, "{lib/python3*,Lib}/site-packages")) : [];

describe("a message of a library of Python stands in its source:", () => {
    const sources = new Map<string, string>();

    test.for(rowsOf(quotedPython))("$library: $piece", ({ library, piece }, { skip }) => {
        if ("missing" in python && !process.env["CI"]) skip(`not run: ${python.missing}`);
        if (packages === undefined) throw new Error(`The proof's environment has no packages in ${pinned.folder}.`);
        const source = sources.get(library) ?? sourceOf(join(packages, library), ["py"]);
        sources.set(library, source);
        expect(source).toContain(piece);
    });
});
