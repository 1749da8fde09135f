/** The panel's strings in the page's language. They load with the panel, not with the page. */

import { isLanguage, type Language } from "../../languages.ts";
import type { RunStrings } from "../../words/gujarati-run.ts";

export type PanelWords = { readonly language: Language; readonly words: RunStrings };

export async function panelWords(): Promise<PanelWords> {
    const { lang } = document.documentElement;
    const language = isLanguage(lang) ? lang : "en";
    const words =
        language === "gu"
            ? (await import("../../words/gujarati-run.ts")).gujaratiRun
            : (await import("../../words/english-run.ts")).englishRun;
    return { language, words };
}

/** Bytes as megabytes, with one decimal below 10. */
export function megabytes(bytes: number): string {
    const count = bytes / 1_000_000;
    return count < 10 ? count.toFixed(1) : String(Math.round(count));
}
