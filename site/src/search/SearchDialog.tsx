import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Language } from "../languages.ts";
import { pathOf, searchPlace } from "../routes.ts";
import type { SearchStrings } from "../words/en/search.ts";
import { statusOf } from "./answer.ts";
import { longestQuery } from "./query.ts";
import { SearchResults } from "./SearchResults.tsx";
import { useSearch } from "./use-search.ts";

/** How many pages are shown at most; the search's own page shows more. */
const most = 10;

/** A request to open the dialog; a new object each time. */
type Opening = {
    /** The text that was typed while the dialog was loading. */
    readonly typed: string;
};

type Props = {
    readonly language: Language;
    readonly words: SearchStrings;
    /** The address of the index. */
    readonly address: string;
    readonly opening: Opening;
};

/** The search in a modal dialog. It reopens with its last query, selected. */
export function SearchDialog({ language, words, address, opening }: Props) {
    const dialog = useRef<HTMLDialogElement>(null);
    const field = useRef<HTMLInputElement>(null);
    const { text, write, answer, askAgain } = useSearch({ address, language, most });
    const close = (): void => dialog.current?.close();

    // biome-ignore lint/correctness/useExhaustiveDependencies: each opening runs this once, whatever is typed afterwards
    useLayoutEffect(() => {
        if (!dialog.current?.open) dialog.current?.showModal();
        field.current?.select();
        if (opening.typed !== "") write(opening.typed);
    }, [opening]);

    return createPortal(
        <dialog
            ref={dialog}
            className="search-dialog"
            aria-label={words.title}
            onKeyDown={(event) => move(event, linksOf(dialog.current), field.current)}
            onClick={(event) => isClosing(event) && close()}
        >
            <search>
                <form
                    action={pathOf(language, searchPlace)}
                    onSubmit={(event) => {
                        event.preventDefault();
                        linksOf(dialog.current)[0]?.click();
                    }}
                >
                    {/* biome-ignore lint/a11y/useSemanticElements: in a field of type search, Escape would first clear the field instead of closing the dialog */}
                    <input
                        ref={field}
                        type="text"
                        role="searchbox"
                        inputMode="search"
                        name="q"
                        maxLength={longestQuery}
                        autoComplete="off"
                        autoCapitalize="off"
                        autoCorrect="off"
                        spellCheck={false}
                        enterKeyHint="go"
                        placeholder={words.placeholder}
                        aria-label={words.label}
                        aria-describedby="search-keys minor"
                        value={text}
                        onChange={({ target }) => write(target.value)}
                    />
                    <button type="button" className="search-close minor" onClick={close}>
                        {words.close}
                    </button>
                </form>
            </search>
            <p className="search-status minor" role="status">
                {statusOf(answer, words)}
            </p>
            <div className="search-results">
                <SearchResults
                    answer={answer}
                    language={language}
                    words={words}
                    onRetry={() => {
                        field.current?.focus();
                        askAgain();
                    }}
                />
            </div>
            <p className="search-keys minor" id="search-keys minor">
                {words.keysHint}
            </p>
        </dialog>,
        document.body,
    );
}

const linksOf = (dialog: HTMLElement | null): readonly HTMLElement[] => [
    ...(dialog?.querySelectorAll<HTMLElement>(".search-results a") ?? []),
];

/**
 * Whether a click closes the dialog: outside it, or on a link, which may lead into this page. Not if it opens a new
 * tab.
 */
function isClosing({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
    if (target === currentTarget) return true;
    return target instanceof Element && target.closest("a") !== null && !ctrlKey && !metaKey && !shiftKey;
}

/** Arrow keys move the focus between the field and the links; a letter typed on a link goes to the field. */
function move(event: KeyboardEvent, links: readonly HTMLElement[], field: HTMLElement | null): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing || field === null) return;
    const stops = [field, ...links];
    const here = stops.findIndex((stop) => stop.matches(":focus"));
    const next = nextStop(event.key, here, stops.length);
    if (next !== undefined) {
        event.preventDefault();
        stops[next]?.focus();
        stops[next]?.scrollIntoView({ block: "nearest" });
    } else if (here > 0 && (event.key.length === 1 || event.key === "Backspace")) field.focus();
}

/**
 * The stop that a key moves the focus to. The first stop is the field, the others are the links below it.
 *
 * @param here the index of the focused stop; -1 if none is focused
 * @param count the number of stops
 * @returns undefined if the key does not move the focus
 */
export function nextStop(key: string, here: number, count: number): number | undefined {
    const last = count - 1;
    switch (key) {
        case "ArrowDown":
            return Math.min(here + 1, last);
        case "ArrowUp":
            return Math.max(here - 1, 0);
        // In the field these keys move the caret.
        case "Home":
            return here > 0 ? 1 : undefined;
        case "End":
            return here > 0 ? last : undefined;
        default:
            return undefined;
    }
}
