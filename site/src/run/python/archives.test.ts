import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { archives, archivesFor } from "./archives.ts";

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
        const proved = lockedIn("../../../../verify/proof/requirements.txt");
        for (const [name, version] of locked) expect([name, proved.get(name)]).toEqual([name, version]);
    });

    test("are locked with hashes, each of them", () => {
        for (const lock of ["libraries", "python-only"]) {
            const text = readFileSync(new URL(`build/requirements/${lock}.txt`, import.meta.url), "utf8");
            for (const entry of text.split(/^(?=[\w.-]+==)/m).slice(1)) expect(entry).toContain("--hash=sha256:");
        }
    });
});

describe("archivesFor", () => {
    test.each([
        ["nothing but Python", "import os\nprint(1)", []],
        ["a library and what that imports", "import requests", ["common", "requests"]],
        ["some of a library", "from huggingface_hub import InferenceClient", ["common", "huggingface_hub"]],
        ["two in a line, under other names", "import os, fal_client as fal", ["common", "fal_client"]],
        ["one that another brings along", "import httpx", ["common", "fal_client"]],
        ["a module of a library", "import urllib3.util", ["common", "requests"]],
        ["one under another name than its distribution's", "import yaml", ["common", "huggingface_hub"]],
        ["one inside a function", "def f():\n    from openai import OpenAI", ["common", "openai"]],
    ])("%s", (_, code, libraries) => {
        expect(archivesFor(code)).toEqual(["engine", "interpreter", "stand-ins", ...libraries]);
    });

    test("a text that only speaks of one asks for none", () => {
        expect(archivesFor('text = """openai"""\n# import requests')).toEqual(["engine", "interpreter", "stand-ins"]);
    });
});
