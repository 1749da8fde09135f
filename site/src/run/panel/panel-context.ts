/** What every part of a panel needs: the words of the page's language, and the session that it shows. */
import { createContext, useContext } from "react";
import type { PanelWords } from "./panel-words.ts";

export const PanelContext = createContext<PanelWords | undefined>(undefined);

/** The words of the panel. @throws TypeError outside a panel */
export function usePanelWords(): PanelWords["words"] {
    const context = useContext(PanelContext);
    if (!context) throw new TypeError("A part of the Run panel stands outside a PanelContext.");
    return context.words;
}
