import { useSyncExternalStore } from "react";
import { closedPanel, type PanelState } from "./panel-state.ts";
import type { RunSession } from "./run-session.ts";

/** The state of a panel. While its row comes alive it is that of the static page. */
export const usePanelState = ({ subscribe, state }: RunSession): PanelState =>
    useSyncExternalStore(subscribe, state, () => closedPanel);
