import type { TaskId } from "@callsheet/inference/tasks";
import { knownModel, parseQuery, readState } from "@callsheet/snippets/query";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { TaskForm } from "../task-forms/task-form.ts";
import { type KnownModels, modelIn } from "./known-models.ts";
import type { QueryStore } from "./query-store.ts";
import type { View } from "./view.ts";

/**
 * The code for the form's state. A field shows a keystroke at once; the code follows in a deferred render, which the
 * next keystroke interrupts. While the reader types, only the visible snippets are generated, the others after a pause.
 */
export function useView(
    store: QueryStore,
    search: string,
    models: KnownModels,
    engine: Engine | undefined,
    first: View | undefined,
): View | undefined {
    const pausedSearch = useSyncExternalStore(store.subscribe, store.readPlace, () => search);
    const deferredSearch = useDeferredValue(search);
    const deferredPause = useDeferredValue(pausedSearch);
    const isTyped = useSyncExternalStore(store.subscribe, store.isTyped, () => false);
    // Choices and navigation are not deferred.
    const shownQuery = isTyped ? deferredSearch : search;
    const settledQuery = isTyped ? deferredPause : pausedSearch;
    const before = useMemo(() => {
        const { state, known } = stateOf(settledQuery, models);
        return engine?.viewOf(state, known) ?? first;
    }, [settledQuery, models, engine, first]);
    return useMemo(() => {
        if (shownQuery === settledQuery || !engine) return before;
        const { state, known } = stateOf(shownQuery, models);
        return (before && engine.viewWhileTyping(state, known, before)) ?? engine.viewOf(state, known);
    }, [shownQuery, settledQuery, before, models, engine]);
}

/** The state of a query, and the catalogue's entry for its model. */
export function stateOf(search: string, models: KnownModels) {
    const query = parseQuery(search);
    const lookUp = (id: string) => modelIn(models, id);
    return { state: readState(query, lookUp), known: knownModel(query, lookUp) };
}

/**
 * The form of a task, which loads when the task is chosen.
 *
 * @param initial the form of the start
 * @returns undefined while it loads, or if loading failed
 */
export function useForm(
    task: TaskId,
    initial: TaskForm | undefined,
    loadForm: (task: TaskId) => Promise<TaskForm>,
): TaskForm | undefined {
    const [forms, setForms] = useState<Readonly<Partial<Record<TaskId, TaskForm>>>>({});
    const form = initial?.task === task ? initial : forms[task];
    useEffect(() => {
        let isCurrent = true;
        if (!form) {
            loadForm(task).then(
                (found) => isCurrent && setForms((before) => ({ ...before, [task]: found })),
                // The fields stay JSON, which needs no form. Choosing the task again retries.
                () => undefined,
            );
        }
        return () => {
            isCurrent = false;
        };
    }, [task, form, loadForm]);
    return form;
}

/** Returns the same object as long as the data is equal, so that memoized components do not re-render. */
export function useStable<Data>(data: Data): Data {
    const last = useRef(data);
    if (JSON.stringify(last.current) !== JSON.stringify(data)) last.current = data;
    return last.current;
}

/** The module that writes the code of a state. */
export type Engine = typeof import("./view.ts");

type EngineState = {
    /** The engine once it has loaded. */
    readonly engine?: Engine;
    /** Whether loading it has failed. */
    readonly hasFailed: boolean;
};

/** Shared by all generators of a page. */
let loading: Promise<Engine> | undefined;

function loadEngine(): Promise<Engine> {
    loading ??= import("./view.ts").catch((error: unknown) => {
        loading = undefined;
        throw error;
    });
    return loading;
}

/**
 * The engine, and a function that loads it; after a failure, another call retries.
 *
 * @param search the query of the call: each change of it tries again
 * @param isNeeded whether to load it without being asked
 */
export function useEngine(search: string, isNeeded: boolean): EngineState & { readonly load: () => void } {
    const [state, setState] = useState<EngineState>({ hasFailed: false });
    const load = useCallback(() => {
        loadEngine().then(
            (engine) => setState((before) => (before.engine ? before : { engine, hasFailed: false })),
            () => setState((before) => (before.engine ? before : { hasFailed: true })),
        );
    }, []);
    // biome-ignore lint/correctness/useExhaustiveDependencies: another query loads it again
    useEffect(() => {
        if (isNeeded) load();
    }, [search, isNeeded, load]);
    return { ...state, load };
}
