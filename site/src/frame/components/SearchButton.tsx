import type { Language } from "../../languages.ts";
import { indexAddress } from "../../search/index-file.ts";
import { strings } from "../../words/strings.ts";

/** Opens the search: see `behaviours/search.ts`. */
export function SearchButton({ language }: { readonly language: Language }) {
    const { search } = strings[language];
    return (
        <button
            className="search-button needs-script"
            type="button"
            aria-haspopup="dialog"
            aria-keyshortcuts={search.keys}
            data-search={indexAddress(language)}
        >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <circle cx="10.5" cy="10.5" r="6" fill="none" stroke="currentColor" strokeWidth="1.75" />
                <path d="m15 15 5 5" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
            </svg>
            <span className="search-button-name">{search.open}</span>
            {/* The style sheet draws the key; screen readers get it from aria-keyshortcuts. */}
            <span className="search-button-key" />
        </button>
    );
}
