import { type CatalogueData, readCatalogue } from "@callsheet/catalogue/search";
import {
    changesFor,
    formatQuery,
    knownModel,
    type OnChange,
    parseQuery,
    readState,
    typedFields,
    withChanges,
} from "@callsheet/snippets/query";
import { useCallback, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from "react";
import type { Language } from "../languages.ts";
import type { RunRowWords } from "../run/panel/RunRow.tsx";
import type { Strings } from "../words/gujarati.ts";
import { CallFields } from "./CallFields.tsx";
import { CodeContext, type CodeContextValue } from "./CodeContext.tsx";
import { type EngineState, engineNow, initialEngine, loadEngine, subscribe as subscribeEngine } from "./engine.ts";
import {
    type KnownModels,
    loadCatalogue,
    loadedModels,
    modelIn,
    subscribe as subscribeModels,
} from "./known-models.ts";
import { Panes } from "./Panes.tsx";
import type { ProofOfSnippets } from "./ProvedNote.tsx";
import { RequestFields } from "./RequestFields.tsx";
import { SnippetTabs } from "./SnippetTabs.tsx";
import type { TaskForm } from "./task-forms/task-form.ts";
import { currentSearch, isSearchTyped, navigate, subscribe, urlSearch } from "./url-search.ts";
import { useForm } from "./use-form.ts";
import { useStable } from "./use-stable.ts";
import type { View } from "./view.ts";

type Props = {
    readonly language: Language;
    readonly strings: Strings["generator"];
    readonly code: Strings["code"];
    /** The strings of the Run buttons. */
    readonly run: RunRowWords;
    readonly proof: ProofOfSnippets;
    /** The catalogue's entries for the models of the tasks' examples. */
    readonly examples: CatalogueData;
    /** The URL of the whole catalogue. */
    readonly catalogue: string;
    /** The form of the default task, and the folder of the other forms. */
    readonly form: TaskForm;
    readonly forms: string;
    /** The view of the URL without a query, rendered at build time and shown until the engine has loaded. */
    readonly first: View;
};

/** The snippet generator. Its state is the URL; the static page shows the URL without a query. */
export function Generator({ language, strings, code, run, proof, examples, catalogue, form, forms, first }: Props) {
    const search = useSyncExternalStore(subscribe, currentSearch, () => "");
    const models = useKnownModels(examples);
    const { state, known } = useMemo(() => stateOf(search, models), [search, models]);
    const taskForm = useForm(state.task.value, form, forms);
    const engine = useEngine(search);
    const shown = useView(search, models, engine, first);
    const { tabs, content, besideContent, request, call, refusal, takesAdapter, ...problems } = shown;
    const view = useStable(tabs);
    const codeContext = useMemo(
        (): CodeContextValue => ({
            content,
            besideContent,
            ...(request && { request }),
            ...(call && { call }),
            ...(taskForm && { outputShape: taskForm.output }),
        }),
        [content, besideContent, request, call, taskForm],
    );

    const load = useCallback(() => loadCatalogue(catalogue, models), [catalogue, models]);
    // The initial code belongs to the URL without a query, so a reader who followed a link to another state waits.
    const cameByLink = useMemo(() => typeof window === "object" && urlSearch() !== "", []);
    const isWaiting = cameByLink && !engine.engine && !engine.hasFailed && search !== "";
    const isPending = models.extent === "examples" && known === undefined;
    useEffect(() => {
        if (isPending) load();
    }, [isPending, load]);

    const change = useCallback(
        (how: "push" | undefined): OnChange =>
            (name, text) => {
                const query = parseQuery(currentSearch());
                const lookUp = (id: string) => modelIn(models, id);
                const changes = changesFor(readState(query, lookUp), name, text, lookUp);
                const isTyped = how === undefined && typedFields.includes(name);
                navigate(formatQuery(withChanges(query, changes)), isTyped ? "replace" : "push");
            },
        [models],
    );
    const onChange = useMemo(() => change(undefined), [change]);
    const onChoose = useMemo(() => change("push"), [change]);

    return (
        <Panes
            strings={strings}
            onNear={loadEngine}
            form={
                <>
                    <CallFields
                        language={language}
                        strings={strings}
                        state={state}
                        models={models}
                        known={known}
                        takesAdapter={takesAdapter}
                        onFocusModel={load}
                        onChange={onChange}
                        onChoose={onChoose}
                    />
                    <RequestFields strings={strings} state={state} form={taskForm} {...problems} onChange={onChange} />
                </>
            }
            code={
                <>
                    <p className="hint needs-no-script">{strings.needsScript}</p>
                    {engine.hasFailed && (
                        <p className="problem" role="alert">
                            {strings.engineFailed}
                        </p>
                    )}
                    {isPending || isWaiting ? (
                        <p className="hint" role="status">
                            {isPending ? strings.pending : strings.writing}
                        </p>
                    ) : view ? (
                        <CodeContext value={codeContext}>
                            <SnippetTabs
                                strings={strings}
                                code={code}
                                run={run}
                                proof={proof}
                                view={view}
                                onChange={onChange}
                            />
                        </CodeContext>
                    ) : (
                        <p className="problem">{refusal ? <span lang="en">{refusal}</span> : strings.noSnippets}</p>
                    )}
                </>
            }
        />
    );
}

/** The engine's state. Loads the engine as soon as the URL has a query, from a link or from a change. */
function useEngine(search: string): EngineState {
    useEffect(() => {
        if (search !== "") void loadEngine();
    }, [search]);
    return useSyncExternalStore(subscribeEngine, engineNow, initialEngine);
}

/**
 * The code for the form's state. A field shows a keystroke at once; the code follows in a deferred render, which the
 * next keystroke interrupts. While the reader types, only the visible snippets are generated, the others after a pause.
 */
function useView(search: string, models: KnownModels, { engine }: EngineState, first: View): View {
    const pausedSearch = useSyncExternalStore(subscribe, urlSearch, () => "");
    const deferredSearch = useDeferredValue(search);
    const deferredPause = useDeferredValue(pausedSearch);
    const isTyped = useSyncExternalStore(subscribe, isSearchTyped, () => false);
    // Choices and navigation are not deferred.
    const shown = isTyped ? deferredSearch : search;
    const settled = isTyped ? deferredPause : pausedSearch;
    const before = useMemo(() => {
        const { state, known } = stateOf(settled, models);
        return engine?.viewOf(state, known) ?? first;
    }, [settled, models, engine, first]);
    return useMemo(() => {
        if (shown === settled || !engine) return before;
        const { state, known } = stateOf(shown, models);
        return engine.viewWhileTyping(state, known, before) ?? engine.viewOf(state, known);
    }, [shown, settled, before, models, engine]);
}

/** The models that came with the page, until the catalogue has loaded. */
function useKnownModels(examples: CatalogueData): KnownModels {
    const loaded = useSyncExternalStore(subscribeModels, loadedModels, () => undefined);
    const own = useMemo(
        (): KnownModels => ({ ...readCatalogue(examples), extent: "examples", fromHub: new Map() }),
        [examples],
    );
    return loaded ?? own;
}

/** The state of a URL's query, and the catalogue's entry for its model. */
function stateOf(search: string, models: KnownModels) {
    const query = parseQuery(search);
    const lookUp = (id: string) => modelIn(models, id);
    return { state: readState(query, lookUp), known: knownModel(query, lookUp) };
}
