/** The context of a panel's components: the strings in the page's language. */
import { createContext, useContext } from "react";
import type { PanelWords } from "./panel-words.ts";

export const PanelContext = createContext<PanelWords | undefined>(undefined);

/** The panel's strings. @throws TypeError outside a panel */
export function usePanelWords(): PanelWords["words"] {
    const context = useContext(PanelContext);
    if (!context) throw new TypeError("A part of the Run panel stands outside a PanelContext.");
    return context.words;
}
