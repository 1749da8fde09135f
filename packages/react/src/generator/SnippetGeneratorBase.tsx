"use client";
import type { Catalogue } from "@callsheet/catalogue/search";
import type { TaskId } from "@callsheet/inference/tasks";
import {
    changesFor,
    type FieldName,
    formatQuery,
    type OnChange,
    parseQuery,
    type Query,
    readState,
    typedFields,
    withChanges,
} from "@callsheet/snippets/query";
import {
    type ReactNode,
    type RefObject,
    useEffect,
    useId,
    useMemo,
    useRef,
    useState,
    useSyncExternalStore,
} from "react";
import type { GeneratorStrings } from "../words/en/generator.ts";
import { fill } from "../words/format.ts";
import {
    type Appearance,
    AppearanceContext,
    type GeneratorClassNames,
    partOf,
    type ShownCode,
    type ShownProgram,
} from "./appearance.ts";
import { CallFields } from "./call/CallFields.tsx";
import { RequestFields } from "./call/RequestFields.tsx";
import { Panes } from "./Panes.tsx";
import { CodeContext, type CodeContextValue } from "./program/CodeContext.tsx";
import { ProgramPanels } from "./program/ProgramPanels.tsx";
import type { GeneratorStart } from "./start.ts";
import { type KnownModels, modelIn, useKnownModels } from "./state/known-models.ts";
import { memoryStore, type QueryStore, urlStore } from "./state/query-store.ts";
import { stateOf, useEngine, useForm, useStable, useView } from "./state/use-view.ts";
import type { View } from "./state/view.ts";
import type { TaskForm } from "./task-forms/task-form.ts";

/** What `SnippetGeneratorBase` takes. */
export type SnippetGeneratorBaseProps = {
    /** The strings of the interface: `englishGenerator`, `gujaratiGenerator`, or your own. */
    readonly strings: GeneratorStrings;
    /**
     * What it shows first, from `generatorStart`. One with another query replaces the call of the form. Default: a chat,
     * whose code appears once the engine has loaded.
     */
    readonly start?: GeneratorStart | undefined;
    /**
     * Where the call is kept: in `memory`, or in the query of the page's `url`, so that readers can share it and go back.
     * It begins with the call of `start`, unless the URL has a query. Default: `memory`.
     */
    readonly keep?: "memory" | "url" | undefined;
    /**
     * What a task begins with when a person chooses it, by its id, such as a model and inputs in the language of the page.
     * Pass the same object at each render. Default: the example of the task.
     */
    readonly examples?: Readonly<Record<string, Query>> | undefined;
    /** Called with the query of the call after each change, such as `?model=…&provider=…`. */
    readonly onQuery?: ((query: string) => void) | undefined;
    /** Whether the page shows the program alone when its query has `embed=1`, so that others can embed it. Default: false. */
    readonly canEmbed?: boolean | undefined;
    /** Loads the models, when a person first looks for one. Pass the same function at each render. */
    readonly loadCatalogue: () => Promise<Catalogue>;
    /** Loads the form of a task, when a person chooses it. Pass the same function at each render. */
    readonly loadForm: (task: TaskId) => Promise<TaskForm>;
    /** Draws code in place of the package's own figure. Pass the same function at each render. */
    readonly renderCode?: ((code: ShownCode) => ReactNode) | undefined;
    /** Draws what comes after a program, such as a button that runs it: see `useGeneratorCall`. */
    readonly renderAfter?: ((program: ShownProgram) => ReactNode) | undefined;
    /** Comes before the id of each field. Default: unique in the page. */
    readonly idPrefix?: string | undefined;
    /** Classes of the parts, beside the package's own. Pass the same object at each render. Default: none. */
    readonly classNames?: GeneratorClassNames | undefined;
};

/**
 * `SnippetGenerator` without data of its own: a page that has the catalogue and the forms as files fetches those.
 *
 * @param props the strings, how data is loaded, what it shows first, and where its state is kept
 * @returns the form and the programs
 * @example
 * import { catalogue } from "@callsheet/catalogue";
 * import { SnippetGeneratorBase } from "@callsheet/react/generator";
 * import { englishGenerator, formOf } from "@callsheet/react/generator/core";
 *
 * const loadCatalogue = async () => catalogue;
 * const generator = (
 *     <SnippetGeneratorBase strings={englishGenerator} loadCatalogue={loadCatalogue} loadForm={async (task) => formOf(task)} />
 * );
 */
export function SnippetGeneratorBase(props: SnippetGeneratorBaseProps): ReactNode {
    const { strings, start, keep = "memory", canEmbed = false, examples, loadCatalogue, loadForm } = props;
    const appearance = useAppearanceOf(props);
    const firstQuery = start?.query ?? "";
    const store = useQueryStore(keep, firstQuery, props.onQuery);
    const search = useSyncExternalStore(store.subscribe, store.now, () => firstQuery);
    const { models, load, addHubModel } = useKnownModels(start?.models, loadCatalogue);
    const { state, known } = useMemo(() => stateOf(search, models), [search, models]);
    const taskForm = useForm(state.task.value, start?.form, loadForm);
    // A link may have another state than the start.
    const isNeeded = !start || search !== firstQuery;
    const engine = useEngine(search, isNeeded);
    const shown = useView(store, search, models, engine.engine, start?.view);
    const { tabs, content, besideContent, request, call, refusal, hiddenCharacters, takesAdapter, ...problems } =
        shown ?? emptyView;
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

    // The code of the start belongs to its own query, so a reader who followed a link to another state waits.
    const openedFromLink = useMemo(
        () => typeof window === "object" && store.readPlace() !== firstQuery,
        [store, firstQuery],
    );
    const isWaiting = !engine.engine && !engine.hasFailed && (!start || (openedFromLink && isNeeded));
    // The start has looked its own model up in the whole catalogue.
    const isPending = models.extent === "start" && known === undefined && state.model.value !== start?.view.tabs?.model;
    useEffect(() => {
        if (isPending) load();
    }, [isPending, load]);

    const typing = useRef<Typing>(undefined);
    const { onChange, onChoose } = useMemo(() => changesTo(store, models, typing, examples), [store, models, examples]);
    const { part } = appearance;

    return (
        <AppearanceContext.Provider value={appearance}>
            <Panes
                strings={strings}
                isStart={!isNeeded && !engine.engine}
                onNear={engine.load}
                form={
                    <>
                        <CallFields
                            strings={strings}
                            state={state}
                            models={models}
                            onModel={addHubModel}
                            known={known}
                            takesAdapter={takesAdapter}
                            onFocusModel={load}
                            onChange={onChange}
                            onChoose={onChoose}
                        />
                        <RequestFields
                            strings={strings}
                            state={state}
                            form={taskForm}
                            {...problems}
                            onChange={onChange}
                        />
                    </>
                }
                code={
                    <>
                        <noscript>
                            <p className={part("hint")}>{strings.needsScript}</p>
                        </noscript>
                        {engine.hasFailed && (
                            <p className={part("problem")} role="alert">
                                {strings.engineFailed}
                            </p>
                        )}
                        {hiddenCharacters && (
                            <p className={part("problem")} role="alert">
                                {fill(strings.hiddenCharacters, { characters: hiddenCharacters.join(", ") })}
                            </p>
                        )}
                        {isPending || isWaiting ? (
                            <p className={part("hint")} role="status">
                                {isPending ? strings.pending : strings.writing}
                            </p>
                        ) : view ? (
                            <CodeContext.Provider value={codeContext}>
                                <ProgramPanels
                                    strings={strings}
                                    view={view}
                                    isShared={keep === "url"}
                                    canEmbed={canEmbed}
                                    onChange={onChange}
                                />
                            </CodeContext.Provider>
                        ) : (
                            shown && (
                                <p className={part("problem")}>
                                    {refusal ? <span lang="en">{refusal}</span> : strings.noSnippets}
                                </p>
                            )
                        )}
                    </>
                }
            />
        </AppearanceContext.Provider>
    );
}

/** The field that was typed into last, and the query before the first letter and after the last. */
type Typing = { readonly name: FieldName; readonly before: string; readonly after: string };

/**
 * Changes the query. What is typed replaces the last entry of the history; what is chosen is a new one. Typing in a field
 * is one change, however many letters it takes: a choice that completes it leaves what was half typed nowhere.
 */
function changesTo(
    store: QueryStore,
    models: KnownModels,
    typing: RefObject<Typing | undefined>,
    examples: SnippetGeneratorBaseProps["examples"],
): { onChange: OnChange; onChoose: OnChange } {
    const lookUp = (id: string) => modelIn(models, id);
    const change =
        (typed: readonly FieldName[]): OnChange =>
        (name, text) => {
            const last = typing.current;
            const isSame = last?.name === name && last.after === store.now();
            const before = isSame ? last.before : store.now();
            const query = parseQuery(before);
            const state = readState(query, lookUp);
            const changed = withChanges(query, changesFor(state, name, text, lookUp));
            const task = readState(changed, lookUp).task.value;
            // An example goes with its task; what the reader wrote stays where the new task takes it.
            const isExample = [undefined, examples?.[state.task.value]?.inputs].includes(changed.inputs);
            const begins = task !== state.task.value && isExample;
            const example = begins && { inputs: undefined, ...(name === "task" && examples?.[task]) };
            const after = formatQuery(withChanges(changed, { ...example }));
            if (typed.includes(name)) {
                store.navigate(after, "replace");
                typing.current = { name, before, after };
            } else {
                if (isSame) store.navigate(before, "replace");
                store.navigate(after, "push");
            }
        };
    return { onChange: change(typedFields), onChoose: change([]) };
}

/** What is shown before there is any code. */
const emptyView: View = {
    tabs: undefined,
    content: "",
    besideContent: "",
    takesAdapter: false,
};

function useAppearanceOf({ idPrefix, classNames, renderCode, renderAfter }: SnippetGeneratorBaseProps): Appearance {
    const ownPrefix = useId();
    const prefix = idPrefix ?? `${ownPrefix}-`;
    return useMemo(
        () => ({
            classNames: classNames ?? noClassNames,
            part: partOf(classNames ?? noClassNames),
            idOf: (name) => `${prefix}${name}`,
            renderCode,
            renderAfter,
        }),
        [classNames, prefix, renderCode, renderAfter],
    );
}

const noClassNames: GeneratorClassNames = {};

function useQueryStore(
    keep: "memory" | "url",
    firstQuery: string,
    onQuery: ((query: string) => void) | undefined,
): QueryStore {
    const [store] = useState(() => (keep === "url" ? urlStore(firstQuery) : memoryStore(firstQuery)));
    // Another start is another call. That of the first render is in the store, or the URL has one in its place.
    const followed = useRef(firstQuery);
    useEffect(() => {
        if (followed.current === firstQuery) return;
        followed.current = firstQuery;
        // A page may make the start from what `onQuery` tells it: nothing changes then, and nothing is lost.
        if (store.now() !== firstQuery) store.navigate(firstQuery, "push");
    }, [store, firstQuery]);
    useEffect(() => {
        let last = store.now();
        return store.subscribe(() => {
            const query = store.now();
            // A store also notifies when a query that was typed is written.
            if (query !== last) onQuery?.(query);
            last = query;
        });
    }, [store, onQuery]);
    return store;
}
