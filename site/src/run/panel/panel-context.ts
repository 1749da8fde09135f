/** What the components of a panel share: its strings, its state, and where the focus goes. */
import { createContext, type RefObject, useContext, useEffect, useRef, useSyncExternalStore } from "react";
import { closedPanel, type PanelState } from "./panel-state.ts";
import type { PanelWords } from "./panel-words.ts";
import type { RunSession } from "./run-session.ts";

export const PanelContext = createContext<PanelWords | undefined>(undefined);

/** The panel's strings. @throws TypeError outside a panel */
export function usePanelWords(): PanelWords["words"] {
    const context = useContext(PanelContext);
    if (!context) throw new TypeError("A part of the Run panel stands outside a PanelContext.");
    return context.words;
}

/** The state of a panel. During hydration it is the static page's state. */
export const usePanelState = ({ subscribe, state }: RunSession): PanelState =>
    useSyncExternalStore(subscribe, state, () => closedPanel);

/** Focuses the element on mount. */
export function useFocusOnMount<Focused extends HTMLElement>(): RefObject<Focused | null> {
    const ref = useRef<Focused>(null);
    useEffect(() => ref.current?.focus(), []);
    return ref;
}
