import { useSyncExternalStore } from "react";
import { closedPanel, type PanelState } from "./panel-state.ts";
import type { RunSession } from "./run-session.ts";

/** The state of a panel. During hydration it is the static page's state. */
export const usePanelState = ({ subscribe, state }: RunSession): PanelState =>
    useSyncExternalStore(subscribe, state, () => closedPanel);
