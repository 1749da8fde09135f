import type { Catalogue } from "@callsheet/catalogue/search";
import type { Call } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import {
    type GeneratorClassNames,
    type ShownCode,
    type ShownProgram,
    SnippetGeneratorBase,
    useGeneratorCall,
} from "@callsheet/react/generator";
import type { GeneratorStart, TaskForm } from "@callsheet/react/generator/core";
import { TextWithCode } from "@callsheet/react/parts";
import { callOf, type LanguageId } from "@callsheet/snippets";
import type { Query, TabId } from "@callsheet/snippets/query";
import { useCallback, useEffect, useRef, useState } from "react";
import { CodeBlock } from "../frame/components/CodeBlock.tsx";
import type { OpenedProgram } from "../run/panel/opened-program.ts";
import { RunRow, type RunRowWords } from "../run/panel/RunRow.tsx";
import type { ProgramInfo } from "../run/panel/runnable-call.ts";
import { fill } from "../words/format.ts";
import type { Strings } from "../words/strings.ts";
import { type ProofOfSnippets, ProvedNote } from "./ProvedNote.tsx";

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

type AnswerNoteProps = {
    readonly words: Strings["generator"]["answer"];
    readonly language: TabId;
    readonly client: string;
};

/** What else is in the answer of a chat, and how to read its text alone, where the program prints the whole message. */
function AnswerNote({ words, language, client }: AnswerNoteProps) {
    const parts = useGeneratorCall();
    const code = parts && language !== "request" ? textAlone(callOf(...parts), language, client) : undefined;
    if (code === undefined) return null;
    return (
        <p className="hint">
            <TextWithCode text={words.alsoThere} />{" "}
            <TextWithCode text={fill(words.textAlone, { code: `\`${code}\`` })} />
        </p>
    );
}

/**
 * How the program of a chat reads the text of its answer alone.
 *
 * @returns an expression of the program, or the rest of its command; undefined if the program prints no whole message
 */
export function textAlone(call: Call, language: LanguageId, client: string): string | undefined {
    const { task, stream, api, parameters } = call;
    if (task !== "conversational" || stream || api === "responses") return undefined;
    // These programs print the JSON that was asked for, or call the functions and print the text.
    if (parameters?.["response_format"] || hasTools(parameters)) return undefined;
    if (language === "sh") return "… | jq -r '.choices[0].message.content'";
    return client === "requests"
        ? 'completion["choices"][0]["message"]["content"]'
        : "completion.choices[0].message.content";
}

const hasTools = (parameters: Call["parameters"]): boolean => {
    const tools: unknown = parameters?.["tools"];
    return Array.isArray(tools) && tools.length > 0;
};

type RunHereProps = { readonly program: TabId; readonly words: RunRowWords };

/** Runs the visible program with the form's values. The first press loads the Run panel. */
function RunHere({ program, words }: RunHereProps) {
    const call = useGeneratorCall();
    const now = useRef(call);
    now.current = call;
    const [opened, setOpened] = useState<OpenedProgram>();
    const [hasFailed, setFailed] = useState(false);
    const row = useRef<HTMLDivElement>(null);
    // Another program starts a new session; this one's panel would no longer match.
    useEffect(() => opened?.session.close, [opened]);
    if (!call) return null;
    const programInfo = (): ProgramInfo => {
        if (!now.current) throw new Error("There is no call to make.");
        return { call: callOf(...now.current), files: [] };
    };
    const open = async () => {
        if (!row.current) return;
        try {
            const { openProgram } = await import("../run/panel/open-program.ts");
            const program = await openProgram(row.current, programInfo);
            setOpened(program);
            setFailed(false);
            program.session.press();
        } catch {
            setFailed(true);
        }
    };
    return (
        <RunRow
            program={program}
            words={words}
            editable={false}
            row={row}
            {...(opened && { opened })}
            {...(hasFailed && { failed: words.panelFailed })}
            onOpen={() => void open()}
        />
    );
}
