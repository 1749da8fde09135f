import { type CatalogueData, readCatalogue } from "@callsheet/catalogue/search";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import type { TaskForm } from "../forms/task-form.ts";
import type { Strings } from "../i18n/gujarati.ts";
import type { Language } from "../i18n/languages.ts";
import type { RunRowWords } from "../run/panel/RunRow.tsx";
import { AnswerFields } from "./AnswerFields.tsx";
import { CallFields } from "./CallFields.tsx";
import { changesFor, type OnChange, typedFields } from "./changes.ts";
import {
    type KnownModels,
    loadCatalogue,
    loadedModels,
    modelIn,
    subscribe as subscribeModels,
} from "./known-models.ts";
import { Panes } from "./Panes.tsx";
import type { ProofOfSnippets } from "./ProvedNote.tsx";
import { formatQuery, parseQuery, withChanges } from "./query.ts";
import { CodeInSight } from "./SeenCode.tsx";
import { SnippetTabs } from "./SnippetTabs.tsx";
import { current, subscribe, visit, written } from "./search.ts";
import { knownModel, readState } from "./state.ts";
import { useForm } from "./use-form.ts";
import { useSame } from "./use-same.ts";
import { type View, viewOf, viewWhileTyping } from "./view.ts";

type Props = {
    readonly language: Language;
    readonly strings: Strings["generator"];
    readonly code: Strings["code"];
    /** The words of running a program in the page. */
    readonly run: RunRowWords;
    readonly proof: ProofOfSnippets;
    /** The models of the tasks' examples, as the catalogue has them. */
    readonly examples: CatalogueData;
    /** Where the whole catalogue is. */
    readonly catalogue: string;
    /** The form of the default task, and the folder of the others'. */
    readonly form: TaskForm;
    readonly forms: string;
};

/** The snippet generator. Its state is the URL; the static page shows the state of the bare URL. */
export function Generator({ language, strings, code, run, proof, examples, catalogue, form, forms }: Props) {
    const settled = useSyncExternalStore(subscribe, written, () => "");
    const search = useSyncExternalStore(subscribe, current, () => "");
    const models = useKnownModels(examples);
    const whole = useMemo(() => stateOf(settled, models), [settled, models]);
    const wholeView = useMemo(() => viewOf(whole.state, whole.known), [whole]);
    const typed = useMemo(
        () => (search === settled ? whole : stateOf(search, models)),
        [search, settled, whole, models],
    );
    // While somebody types, the snippets that they see are written; the others when they pause.
    const seen: View =
        typed === whole
            ? wholeView
            : (viewWhileTyping(typed.state, typed.known, wholeView) ?? viewOf(typed.state, typed.known));
    const { tabs, content, besideContent, request, call, refusal, ...problems } = seen;
    const view = useSame(tabs);
    const taskForm = useForm(typed.state.task.value, form, forms);

    const load = useCallback(() => loadCatalogue(catalogue, models), [catalogue, models]);
    const isPending = models.extent === "examples" && typed.known === undefined;
    useEffect(() => {
        if (isPending) load();
    }, [isPending, load]);

    const change = useCallback(
        (how: "push" | undefined): OnChange =>
            (name, text) => {
                const query = parseQuery(current());
                const lookUp = (id: string) => modelIn(models, id);
                const changes = changesFor(readState(query, lookUp), name, text, lookUp);
                const isTyped = how === undefined && typedFields.includes(name);
                visit(formatQuery(withChanges(query, changes)), isTyped ? "replace" : "push");
            },
        [models],
    );
    const onChange = useMemo(() => change(undefined), [change]);
    const onChoose = useMemo(() => change("push"), [change]);

    return (
        <Panes
            strings={strings}
            form={
                <>
                    <CallFields
                        language={language}
                        strings={strings}
                        state={typed.state}
                        models={models}
                        known={typed.known}
                        onFocusModel={load}
                        onChange={onChange}
                        onChoose={onChoose}
                    />
                    <AnswerFields
                        strings={strings}
                        state={typed.state}
                        form={taskForm}
                        {...problems}
                        onChange={onChange}
                    />
                </>
            }
            code={
                <>
                    <p className="hint needs-no-script">{strings.needsScript}</p>
                    {isPending ? (
                        <p className="hint" role="status">
                            {strings.pending}
                        </p>
                    ) : view ? (
                        <CodeInSight
                            value={{
                                content,
                                besideContent,
                                ...(request && { request }),
                                ...(call && { call }),
                                ...(taskForm && { answer: taskForm.output }),
                            }}
                        >
                            <SnippetTabs
                                strings={strings}
                                code={code}
                                run={run}
                                proof={proof}
                                view={view}
                                onChange={onChange}
                            />
                        </CodeInSight>
                    ) : (
                        <p className="problem">{refusal ? <span lang="en">{refusal}</span> : strings.noSnippets}</p>
                    )}
                </>
            }
        />
    );
}

/** Those that came with the page, until the catalogue is there. */
function useKnownModels(examples: CatalogueData): KnownModels {
    const loaded = useSyncExternalStore(subscribeModels, loadedModels, () => undefined);
    const own = useMemo(
        (): KnownModels => ({ ...readCatalogue(examples), extent: "examples", fromHub: new Map() }),
        [examples],
    );
    return loaded ?? own;
}

/** The state of a URL's query, and what is known of its model. */
function stateOf(search: string, models: KnownModels) {
    const query = parseQuery(search);
    const lookUp = (id: string) => modelIn(models, id);
    return { state: readState(query, lookUp), known: knownModel(query, lookUp) };
}
