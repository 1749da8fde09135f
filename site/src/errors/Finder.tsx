import { wordsOfCatalogue } from "../i18n/errors/catalogue-words.ts";
import type { Language } from "../i18n/languages.ts";
import { hubAddress } from "../models/model-page.ts";
import { allEntries } from "./error-groups.ts";

type Props = { readonly language: Language };

/** Messages of three kinds, for who has none at hand. */
const examples = (["browser-refused", "key-not-accepted", "not-json"] as const).map(
    (id) => allEntries.find(([known]) => known === id)?.[1].seen[0] ?? "",
);

/** The field that errors are found by: see `finder.ts`. It is in no form and has no name, so that nothing can send it. */
export function Finder({ language }: Props) {
    const words = wordsOfCatalogue(language);
    return (
        <section
            className="finder"
            aria-labelledby="finder-label"
            data-not-content=""
            data-error-finder=""
            data-found={words.found}
            data-found-one={words.foundOne}
            data-nothing={words.nothing}
            data-because={words.because}
            data-others={words.others}
            data-go={words.go}
        >
            <p className="needs-no-script">{words.needsScript}</p>
            <div className="needs-script finder-field">
                <label id="finder-label" htmlFor="finder-text">
                    {words.finder}
                </label>
                <p id="finder-hint" className="finder-hint">
                    {words.finderHint}
                </p>
                <textarea
                    id="finder-text"
                    rows={5}
                    lang="en"
                    dir="ltr"
                    autoComplete="off"
                    autoCapitalize="off"
                    spellCheck={false}
                    aria-describedby="finder-hint finder-privacy"
                />
                <p id="finder-privacy" className="finder-privacy">
                    <Lock />
                    {words.privacy}
                </p>
                <div className="finder-examples">
                    <span>{words.example}</span>
                    {examples.map((message) => (
                        <button key={message} type="button" data-paste={message} lang="en" translate="no">
                            {shortened(message)}
                        </button>
                    ))}
                    <button type="button" data-paste="" className="finder-clear">
                        {words.clear}
                    </button>
                </div>
            </div>
            <div role="alert">
                <div data-finder="token" className="finder-token" hidden>
                    <p>
                        <strong>{words.tokenTitle}</strong>
                    </p>
                    <p>
                        <code data-finder="tokens" lang="en" translate="no" />
                        {words.token.replace("{tokens}", "")}{" "}
                        <a href={hubAddress("settings/tokens")} rel="noreferrer">
                            {words.tokenLink}
                        </a>
                    </p>
                </div>
            </div>
            <p role="status" data-finder="status" className="finder-status" />
            <div data-finder="results" />
        </section>
    );
}

const shortened = (message: string): string => (message.length > 44 ? `${message.slice(0, 42).trimEnd()}…` : message);

const Lock = () => (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
            d="M3.5 7.5h9v6h-9zM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2"
            fill="none"
            stroke="currentColor"
            strokeLinejoin="round"
            strokeWidth="1.25"
        />
    </svg>
);
