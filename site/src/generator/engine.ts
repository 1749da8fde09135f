/**
 * What writes the code, as a store that React reads. The form comes alive without it: it is half of the generator's bytes, and
 * the page comes with the code of its own first state.
 */
import { createStore } from "../store.ts";

type Engine = typeof import("./view.ts");

/** The engine once it is there; before it, whether it could not be had. */
export type EngineState = { readonly engine?: Engine; readonly hasFailed: boolean };

const nothingYet: EngineState = { hasFailed: false };
const store = createStore(nothingYet);
let loading: Promise<void> | undefined;

export const { subscribe, now: engineNow } = store;
/** What the static page is drawn with. */
export const engineAtFirst = (): EngineState => nothingYet;

/** Fetches the engine, once; after a failure it can be tried again. */
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
