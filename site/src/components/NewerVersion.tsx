import type { Language } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";

/** Says that a newer version waits, once `behaviours/offline.ts` knows of one. */
export function NewerVersion({ language }: { readonly language: Language }) {
    const { newer, openNewer } = strings[language].offline;
    return (
        <div className="newer-version" data-newer="" data-not-content="" role="status" hidden>
            <p>{newer}</p>
            <button type="button">{openNewer}</button>
        </div>
    );
}
