/**
 * The code generator, as a store that React reads. It is half of the generator's bytes and loads separately: the page
 * comes with the code of its initial state, so the form hydrates without it.
 */
import { createStore } from "../store.ts";

type Engine = typeof import("./view.ts");

/** The engine once it has loaded, and whether loading it has failed. */
export type EngineState = { readonly engine?: Engine; readonly hasFailed: boolean };

const nothingYet: EngineState = { hasFailed: false };
const store = createStore(nothingYet);
let loading: Promise<void> | undefined;

export const { subscribe, now: engineNow } = store;
/** The state for server rendering. */
export const initialEngine = (): EngineState => nothingYet;

/** Loads the engine once; after a failure, another call retries. */
export function loadEngine(): Promise<void> {
    loading ??= import("./view.ts").then(
        (engine) => store.set({ engine, hasFailed: false }),
        () => {
            loading = undefined;
            store.set({ hasFailed: true });
        },
    );
    return loading;
}
