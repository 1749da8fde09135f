// @needs bash, curl, python, venv
/**
 * What `callsheet docs --tag` proposes for a block is its author's own call: the block and the program in its place are run
 * in the sandbox, and their requests compared.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "@callsheet/catalogue";
import type { LanguageId } from "@callsheet/snippets";
import { isRecord, readJson } from "@callsheet/snippets/query";
import { refreshMarkdown, tagMarkdown } from "remark-callsheet";
import { beforeAll, describe, expect, test } from "vitest";
import { pinnedLibraries } from "../libraries.ts";
import { type Sandboxed, underSandbox } from "../under-sandbox.ts";

const page = readFileSync(join(import.meta.dirname, "published.md"), "utf8");
const { findings } = refreshMarkdown(page);
const { text: taggedPage } = tagMarkdown(page);

const libraries = pinnedLibraries();
const python = "path" in libraries.python ? libraries.python.path : "python3";
const missing = "missing" in libraries.python ? libraries.python.missing : undefined;

const programs: Readonly<Record<LanguageId, { readonly file: string; readonly command: string }>> = {
    python: { file: "program.py", command: python },
    js: { file: "program.mjs", command: process.execPath },
    sh: { file: "program.sh", command: "bash" },
};

/** Runs the blocks' own programs, and those in their place. */
async function runAll(): Promise<readonly Sandboxed[]> {
    mkdirSync(libraries.work, { recursive: true });
    const folder = mkdtempSync(join(libraries.work, "documents-"));
    const list = findings
        .flatMap(({ found, expected = "" }) => [found, expected])
        .map((code, index) => {
            const { file, command } = programs[languageOf(findings[Math.floor(index / 2)]?.line ?? 0)];
            const own = join(folder, String(index));
            mkdirSync(own);
            writeFileSync(join(own, file), code);
            return { folder: own, words: [command, file] };
        });
    const { ran } = await underSandbox(list, folder);
    rmSync(folder, { recursive: true });
    return ran;
}

function languageOf(line: number): LanguageId {
    const fence = page.split("\n")[line - 1] ?? "";
    return fence.includes("python") ? "python" : fence.includes("js") ? "js" : "sh";
}

/** The calls that a program sent: a job may be polled, and tools make a program ask again. */
const callsOf = ({ requests }: Sandboxed) =>
    requests
        .filter(({ method }) => method === "POST")
        .map(({ url, request: { headers, text = "" } }) => ({
            billTo: headers.find(([name]) => name.toLowerCase() === "x-hf-bill-to")?.[1],
            ...throughRouter(url, normal(readJson(text) ?? text)),
        }));

/**
 * A chat at a provider's path of the router, with the provider's id of the model, as the router's own: a program of ours
 * leaves the look-up to the router, `owner/name:provider`.
 */
function throughRouter(url: string, body: unknown): { readonly url: string; readonly body: unknown } {
    const [, provider] = /^https:\/\/router\.huggingface\.co\/([\w-]+)\/v1\/chat\/completions$/.exec(url) ?? [];
    if (provider === undefined || !isRecord(body)) return { url, body };
    const model = catalogue.models.find(({ mappings }) =>
        mappings.some((one) => one.provider === provider && one.providerId === body["model"]),
    );
    return {
        url: "https://router.huggingface.co/v1/chat/completions",
        body: { ...body, model: `${model?.id}:${provider}` },
    };
}

/** A body without what says nothing. */
function normal(value: unknown, key = ""): unknown {
    if (key === "input" && typeof value === "string") return [{ role: "user", content: value }];
    if (Array.isArray(value)) return value.map((item) => normal(item));
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).filter(([name, of]) => of !== null && !(name === "stream" && of === false));
    return Object.fromEntries(entries.map(([name, of]) => [name, normal(of, name)]));
}

describe.skipIf(missing)(`published blocks, and the programs in their place ${missing ?? ""}`, () => {
    let ran: readonly Sandboxed[] = [];
    beforeAll(async () => {
        ran = await runAll();
    }, 600_000);

    test("each block has a tag, and is fresh with it", () => {
        expect(findings.filter(({ tag }) => tag === undefined)).toEqual([]);
        expect(findings.length).toBe((page.match(/^```\w/gm) ?? []).length);
        expect(refreshMarkdown(taggedPage)).toMatchObject({ tagged: findings.length, findings: [] });
    });

    test.each(findings.map(({ line, tag = "" }, index) => [line, tag, index] as const))(
        "line %d: %s sends what its block sends",
        (_line, _tag, index) => {
            const [block, proposal] = [ran[2 * index], ran[2 * index + 1]];
            if (!block || !proposal) throw new Error("It was not run.");
            expect([block.status, proposal.status], block.stderr + proposal.stderr).toEqual([0, 0]);
            const [call] = callsOf(block);
            expect(call).toBeDefined();
            expect(callsOf(proposal)[0]).toEqual(call);
        },
    );
});
