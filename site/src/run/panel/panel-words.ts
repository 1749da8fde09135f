/** The panel's strings in the page's language. They load with the panel, not with the page. */

import type { Language } from "../../languages.ts";
import type { RunStrings } from "../../words/en/run.ts";
import { pageLanguage, pageRunStrings } from "../../words/page-strings.ts";

export type PanelWords = { readonly language: Language; readonly words: RunStrings };

export const panelWords = async (): Promise<PanelWords> => ({
    language: pageLanguage(),
    words: await pageRunStrings(),
});

/** Bytes as megabytes, with one decimal below 10. */
export function megabytes(bytes: number): string {
    const count = bytes / 1_000_000;
    return count < 10 ? count.toFixed(1) : String(Math.round(count));
}
