/**
 * Adds a language of snippets: a folder (`testing/lisp`), and the lines below, which are written into the sources while
 * a process of their own loads them.
 */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { languageIds } from "./languages/registry.ts";
import { lisp } from "./testing/lisp/language.ts";
import { templates } from "./testing/lisp/templates.ts";

const folder = new URL("testing/lisp", import.meta.url).href;

/** What the addition changes besides its own folder: in each file, lines, each before what is there. */
const lines = {
    "languages/registry.ts": [
        ["import { python }", `import { lisp } from "${folder}/language.ts";\n`],
        ["sh: shell }", "lisp, "],
    ],
    "templates/registry.ts": [
        ["import { templates as python }", `import { templates as lisp } from "${folder}/templates.ts";\n`],
        ["sh };", "lisp, "],
    ],
    "templates/load-templates.ts": [["sh: () =>", `lisp: () => import("${folder}/templates.ts"), `]],
};

const script = `
    import { registerHooks } from "node:module";
    const packages = ${JSON.stringify(new URL("../../", import.meta.url).href)};
    const lines = ${JSON.stringify(lines)};
    registerHooks({
        load(url, context, next) {
            const loaded = next(url, context);
            const added = lines[url.replace(packages + "snippets/src/", "")];
            if (!added) return loaded;
            const source = Buffer.from(loaded.source).toString();
            return { ...loaded, source: added.reduce((text, [at, line]) => text.replace(at, line + at), source) };
        },
    });

    const { getInferenceSnippets, installCommand, languages, matrix } = await import(packages + "snippets/src/index.ts");
    const { languageIds, readState, snippetsOf } = await import(packages + "snippets/src/query/index.ts");
    const { tabsOf } = await import(packages + "react/src/generator/state/tabs-view.ts");
    const { createApi } = await import(packages + "http/src/index.ts");
    const { run } = await import(packages + "cli/src/run.ts");

    const isLisp = ({ language }) => language === "lisp";
    const model = { id: "ProsusAI/finbert", pipeline_tag: "text-classification" };
    const state = readState({ model: "openai/gpt-oss-120b", language: "lisp" }, () => undefined);
    const { snippets, leftOut } = snippetsOf(state, undefined);
    const { shown, selected } = tabsOf(state, snippets, leftOut);
    let printed = "";
    const screen = { write: (text) => (printed += text) };
    const words = ["snippet", model.id, "--language", "lisp", "--provider", "hf-inference", "--task", model.pipeline_tag];
    await run(words, { stdin: [], stdout: screen, stderr: screen, env: {} });
    let all = "";
    const allOn = { write: (text) => (all += text) };
    await run(words.toSpliced(2, 2), { stdin: [], stdout: allOn, stderr: allOn, env: {} });
    const address = "http://localhost/v1/snippets?model=openai/gpt-oss-120b&provider=groq&language=lisp";
    const response = await createApi().fetch(new Request(address));

    console.log(JSON.stringify({
        order: languageIds,
        ending: languages.lisp.fileEnding,
        install: installCommand("lisp", "dexador", "text-classification"),
        written: getInferenceSnippets(model, "hf-inference").filter(isLisp),
        hostile: getInferenceSnippets(model, "hf-inference", undefined, { inputs: '") (quit) \\u202e' }).filter(isLisp),
        tab: [shown, selected.client],
        printed,
        all,
        served: (await response.json()).snippets,
        entries: [...matrix({ provider: "groq", task: "conversational" })].filter(isLisp).map(({ id }) => id),
    }));`;

type Surfaces = {
    readonly order: readonly string[];
    readonly ending: string;
    readonly install: string;
    readonly written: readonly { readonly content: string }[];
    readonly hostile: readonly { readonly content: string }[];
    readonly tab: readonly string[];
    readonly printed: string;
    readonly all: string;
    readonly served: readonly unknown[];
    readonly entries: readonly string[];
};

/** What the surfaces of the process give of the language. */
const surfaces = (): Surfaces =>
    JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" }));

const classification = [
    '(print (dex:post "https://router.huggingface.co/hf-inference/models/ProsusAI/finbert"',
    '    :headers (object "Authorization" (concat "Bearer " (getenv "HF_TOKEN")) "Content-Type" "application/json")',
    '    :content (object "inputs" "The rain stopped just before the match began.")))',
    "",
].join("\n");

test("a language is a folder and five lines: generator, tabs, command, matrix and HTTP have it", () => {
    const lisp = surfaces();
    expect(lisp.order).toEqual([...languageIds.slice(0, -1), "lisp", "sh"]);
    expect(lisp).toMatchObject({ ending: "lisp", install: "ocicl install dexador", tab: ["lisp", "dexador"] });
    expect(lisp.written).toEqual([{ language: "lisp", client: "dexador", variant: "basic", content: classification }]);
    expect(lisp.printed).toBe(classification);
    expect(lisp.all).toContain(`; lisp, dexador\n${classification}`);
    expect(lisp.hostile[0]?.content).toContain(String.raw`:content (object "inputs" "\") (quit) \x202e;")))`);
    expect(lisp.served).toMatchObject([
        { client: "dexador", install: "ocicl install dexador", content: expect.stringContaining("(print (message") },
    ]);
    expect(lisp.entries).toContain("groq/conversational/lisp/dexador/plain");
});

test("its clients are those of its object", () => {
    expect(Object.keys(templates)).toEqual(Object.keys(lisp.clients));
});
