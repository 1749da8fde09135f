/**
 * The code generator. It is half of the bytes and loads separately: the form hydrates without it, with the view that it
 * started with.
 */
import { useCallback, useEffect, useState } from "react";

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
