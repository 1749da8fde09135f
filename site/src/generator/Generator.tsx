import { type CatalogueData, readCatalogue } from "@callsheet/catalogue/search";
import { useCallback, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from "react";
import type { Language } from "../languages.ts";
import type { RunRowWords } from "../run/panel/RunRow.tsx";
import type { Strings } from "../words/gujarati.ts";
import { AnswerFields } from "./AnswerFields.tsx";
import { CallFields } from "./CallFields.tsx";
import { changesFor, type OnChange, typedFields } from "./changes.ts";
import { type EngineState, engineAtFirst, engineNow, loadEngine, subscribe as subscribeEngine } from "./engine.ts";
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
import { CodeInSight, type InSight } from "./SeenCode.tsx";
import { SnippetTabs } from "./SnippetTabs.tsx";
import { current, subscribe, typed, visit, written } from "./search.ts";
import { knownModel, readState } from "./state.ts";
import type { TaskForm } from "./task-forms/task-form.ts";
import { useForm } from "./use-form.ts";
import { useSame } from "./use-same.ts";
import type { View } from "./view.ts";

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
    /** The code of the bare URL, which is there before what writes any other. */
    readonly first: View;
};

/** The snippet generator. Its state is the URL; the static page shows the state of the bare URL. */
export function Generator({ language, strings, code, run, proof, examples, catalogue, form, forms, first }: Props) {
    const search = useSyncExternalStore(subscribe, current, () => "");
    const models = useKnownModels(examples);
    const { state, known } = useMemo(() => stateOf(search, models), [search, models]);
    const taskForm = useForm(state.task.value, form, forms);
    const engine = useEngine(search);
    const shown = useView(search, models, engine, first);
    const { tabs, content, besideContent, request, call, refusal, takesAdapter, ...problems } = shown;
    const view = useSame(tabs);
    const inSight = useMemo(
        (): InSight => ({
            content,
            besideContent,
            ...(request && { request }),
            ...(call && { call }),
            ...(taskForm && { answer: taskForm.output }),
        }),
        [content, besideContent, request, call, taskForm],
    );

    const load = useCallback(() => loadCatalogue(catalogue, models), [catalogue, models]);
    // The code that stands there is of the bare URL. Whoever came by a link came for another; else it stays until the next.
    const cameByLink = useMemo(() => typeof window === "object" && written() !== "", []);
    const isWaiting = cameByLink && !engine.engine && !engine.hasFailed && search !== "";
    const isPending = models.extent === "examples" && known === undefined;
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
                    <AnswerFields strings={strings} state={state} form={taskForm} {...problems} onChange={onChange} />
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
                        <CodeInSight value={inSight}>
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

/** What writes the code: asked for by whoever comes by a link or changes something, and a moment before by whoever is near. */
function useEngine(search: string): EngineState {
    useEffect(() => {
        if (search !== "") void loadEngine();
    }, [search]);
    return useSyncExternalStore(subscribeEngine, engineNow, engineAtFirst);
}

/**
 * The code that the form says. A field answers its key at once; the code follows, in a render that the next key interrupts.
 * While somebody types, the snippets that they see are written; the others when they pause.
 */
function useView(search: string, models: KnownModels, { engine }: EngineState, first: View): View {
    const pausedSearch = useSyncExternalStore(subscribe, written, () => "");
    const deferredSearch = useDeferredValue(search);
    const deferredPause = useDeferredValue(pausedSearch);
    const isTyped = useSyncExternalStore(subscribe, typed, () => false);
    // What was chosen, and where a link leads, is seen at once.
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
