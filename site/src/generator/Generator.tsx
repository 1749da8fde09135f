import type { Catalogue } from "@callsheet/catalogue/search";
import type { TaskId } from "@callsheet/inference/tasks";
import {
    type GeneratorClassNames,
    type ShownCode,
    type ShownProgram,
    SnippetGeneratorBase,
} from "@callsheet/react/generator";
import type { GeneratorStart, TaskForm } from "@callsheet/react/generator/core";
import type { Query } from "@callsheet/snippets/query";
import { useCallback } from "react";
import { CodeBlock } from "../frame/components/CodeBlock.tsx";
import type { RunRowWords } from "../run/panel/RunRow.tsx";
import type { Strings } from "../words/strings.ts";
import { AnswerNote } from "./AnswerNote.tsx";
import { type ProofOfSnippets, ProvedNote } from "./ProvedNote.tsx";
import { RunHere } from "./RunHere.tsx";

type Props = {
    readonly strings: Strings["generator"];
    readonly code: Strings["code"];
    /** The strings of the Run buttons. */
    readonly run: RunRowWords;
    readonly proof: ProofOfSnippets;
    /** The URL of the whole catalogue. */
    readonly catalogue: string;
    /** The folder of the tasks' forms. */
    readonly forms: string;
    /** What a task begins with, in the language of the page. */
    readonly examples: Readonly<Record<string, Query>>;
    /** What the URL without a query shows. */
    readonly start: GeneratorStart;
};

/** Nothing of the form works without a script: see `styles/script.css`. */
const needsScript = "needs-script";
const classNames: GeneratorClassNames = {
    form: needsScript,
    sides: needsScript,
    languages: needsScript,
    clients: needsScript,
    actions: needsScript,
};

/** The generator of `@callsheet/react` as the page has it: with Run, the proof of each snippet, and data from files of the site. */
export function Generator({ strings, code, run, proof, catalogue, forms, start, examples }: Props) {
    const loadCatalogue = useCallback(() => fetchCatalogue(catalogue), [catalogue]);
    const loadForm = useCallback((task: TaskId) => fetchJson<TaskForm>(`${forms}/${task}.json`), [forms]);
    const renderCode = useCallback(
        ({ kind, children }: ShownCode) => (
            <CodeBlock kind={kind} strings={code}>
                {children}
            </CodeBlock>
        ),
        [code],
    );
    const renderAfter = useCallback(
        ({ language, client, task, provider, isBeside }: ShownProgram) => (
            <>
                {!isBeside && <RunHere program={language} words={run} />}
                {!isBeside && <AnswerNote words={strings.answer} language={language} client={client} />}
                {language !== "request" && (
                    <ProvedNote
                        strings={strings}
                        proof={proof}
                        provider={provider}
                        task={task}
                        client={`${language}/${client}`}
                    />
                )}
            </>
        ),
        [strings, proof, run],
    );
    return (
        <SnippetGeneratorBase
            strings={strings}
            start={start}
            examples={examples}
            keep="url"
            canEmbed
            loadCatalogue={loadCatalogue}
            loadForm={loadForm}
            renderCode={renderCode}
            renderAfter={renderAfter}
            idPrefix=""
            classNames={classNames}
        />
    );
}

/** The catalogue, and what reads it: neither is needed before a reader looks for a model. */
async function fetchCatalogue(address: string): Promise<Catalogue> {
    const [data, { readCatalogue }] = await Promise.all([
        fetchJson<unknown>(address),
        import("@callsheet/catalogue/search"),
    ]);
    return readCatalogue(data);
}

async function fetchJson<Data>(address: string): Promise<Data> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json() as Promise<Data>;
}
