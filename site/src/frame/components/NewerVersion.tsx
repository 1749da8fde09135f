import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";

/** The notice of a newer version; `publish/offline/register-service-worker.ts` shows it when one is waiting. */
export function NewerVersion({ language }: { readonly language: Language }) {
    const { newer, openNewer } = strings[language].offline;
    return (
        <div className="newer-version" data-newer="" data-not-content="" role="status" hidden>
            <p>{newer}</p>
            <button type="button">{openNewer}</button>
        </div>
    );
}
