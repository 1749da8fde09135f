import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";

/** Says that a newer version waits, once `publish/offline/keep-offline.ts` knows of one. */
export function NewerVersion({ language }: { readonly language: Language }) {
    const { newer, openNewer } = strings[language].offline;
    return (
        <div className="newer-version" data-newer="" data-not-content="" role="status" hidden>
            <p>{newer}</p>
            <button type="button">{openNewer}</button>
        </div>
    );
}
