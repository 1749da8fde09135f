/**
 * A table that forgets a language of snippets does not compile: the compiler reads a copy of the sources, whose registry has
 * one more language.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { linkModules } from "../testing/link-modules.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "callsheet-language-"));
afterAll(() => rmSync(copy, { recursive: true }));

/** Whether the compiler may read a file or a folder. */
const isSource = (path: string): boolean =>
    !/[\\/](?:node_modules|dist|public|notebooks|\.[\w-]+)$/.test(path) &&
    (!/\.\w+$/.test(path) || /\.(?:[mc]?[jt]sx?|json)$/.test(path));

function copySources(): void {
    cpSync(root, copy, { recursive: true, filter: (path) => path === root || isSource(path) });
    linkModules(root, copy);
}

function addLanguage(): void {
    const registry = join(copy, "packages/snippets/src/languages/registry.ts");
    const source = readFileSync(registry, "utf8")
        .replace("import { python }", 'import { lisp } from "../testing/lisp/language.ts";\nimport { python }')
        .replace("sh: shell }", "lisp, sh: shell }");
    writeFileSync(registry, source);
}

test("every table of languages must have each", () => {
    copySources();
    addLanguage();
    const compiler = [join(root, "node_modules/typescript/bin/tsc"), "--noEmit", "--pretty", "false", "-p", copy];
    const { stdout } = spawnSync(process.execPath, compiler, { cwd: copy, encoding: "utf8" });
    const errors = stdout.split(/\n(?! )/).filter((error) => error.includes("lisp"));
    const files = new Set(errors.flatMap((error) => /^(.+?)\(/.exec(error)?.[1] ?? []));
    expect([...files].filter((file) => !file.includes(".test.")).sort()).toEqual([
        "packages/cli/src/highlight.ts",
        "packages/react/src/generator/program/CodeFigure.tsx",
        "packages/react/src/generator/program/ProgramActions.tsx",
        "packages/react/src/generator/program/ProgramPanels.tsx",
        "packages/react/src/highlight/grammars.ts",
        "packages/react/src/highlight/highlight.ts",
        "packages/react/src/words/en/snippet.ts",
        "packages/react/src/words/gu/snippet.ts",
        "packages/remark/src/calls/find-calls.ts",
        "packages/remark/src/calls/hosted-call.ts",
        "packages/remark/src/calls/libraries.ts",
        "packages/remark/src/refresh-markdown.ts",
        "packages/remark/src/tag/tag.ts",
        "packages/snippets/src/call-in-text.ts",
        "packages/snippets/src/templates/load-templates.ts",
        "packages/snippets/src/templates/registry.ts",
        "proof/src/runtimes/runtimes.ts",
        "site/src/book/course/notebook-cells.ts",
    ]);
});
