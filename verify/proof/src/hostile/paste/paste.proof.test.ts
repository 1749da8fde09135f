// @needs bash, dash, python, zsh
/** What the pasting finds: programs as they were printed before control characters were escaped. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Problem } from "../../judge/problem.ts";
import { program } from "../../judge/testing.ts";
import type { Outcome } from "../../prove.ts";
import { terminals, withPasting } from "./paste.ts";

const work = mkdtempSync(join(tmpdir(), "callsheet-paste-"));
afterAll(() => rmSync(work, { recursive: true }));

const problemsOf = async (content: string) => {
    const outcome: Outcome = {
        program: { ...program, language: "sh", client: "curl", content, files: new Map(), environment: {} },
        problems: [],
        listed: [],
        lookUps: [],
        stderr: "",
    };
    const [{ problems } = outcome] = await withPasting([outcome], work);
    return problems;
};

const everywhere = terminals.map(({ name }) => `pasted into ${name}`);
const withoutBrackets = terminals.flatMap(({ name, isBracketed }) => (isBracketed ? [] : [`pasted into ${name}`]));

describe("a program that is pasted", () => {
    test("does in every terminal what it does as a file", async () => {
        const content = `curl 'https://a.example/' \\\n    -d '{\n    "text": "it'\\''s \\"$(touch pwned)\\" !! ગુજરાતી"\n}'\n`;
        expect(await problemsOf(content)).toEqual([]);
    });

    test("runs what a DEL behind a quote sets free", async () => {
        const problems = await problemsOf("curl -d 'x'\\''\u007f\u007f\u007f; touch pwned; : '\\''y'\n");
        expect(leaving(problems, "pwned")).toEqual(withoutBrackets);
    });

    test("runs what follows the end of a bracketed paste", async () => {
        const problems = await problemsOf("curl -F 'file=@cat\u001b[201~\u0015touch pwned\n: '\\''x'\n");
        expect(leaving(problems, "pwned")).toEqual(everywhere);
    });

    test("runs what follows a quote that a cut line leaves open", async () => {
        const line = `${"x".repeat(4085)}'\\''${"x".repeat(20)}`;
        const problems = await problemsOf(`curl -d '${line}\n$(touch pwned)\n'\\'''\n`);
        expect(leaving(problems, "pwned")).toEqual(["pasted into dash"]);
    });
});

/** Where a program left a file. */
const leaving = (problems: readonly Problem[], name: string) =>
    problems.filter(({ message }) => message === `left ${name}`).map(({ at }) => at);
