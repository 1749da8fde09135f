import { describe, expect, test } from "vitest";
import { archivesFor } from "./archives.ts";

describe("what a program needs", () => {
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
