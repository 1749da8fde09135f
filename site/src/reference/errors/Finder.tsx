import {
    allEntries,
    type ExplanationLabels,
    type Found,
    findErrors,
    type Reason,
    type Setting,
    settingOf,
    stepsFor,
} from "@callsheet/errors";
import { hubUrl } from "@callsheet/inference/hub";
import { redact, tokenPrefixesIn } from "@callsheet/inference/redaction";
import { Code } from "@callsheet/react/parts";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { renderList } from "../../render-list.tsx";
import type { ErrorFinderStrings } from "../../words/en/errors.ts";
import { fill } from "../../words/format.ts";

/** Milliseconds without typing before the text is searched and the result announced. */
const pause = 250;

/** Messages of three kinds, for readers who have none at hand. */
const examples = (["browser-refused", "key-not-accepted", "not-json"] as const).map(
    (id) => allEntries.find(([known]) => known === id)?.[1].samples[0] ?? "",
);

type FinderProps = { readonly words: ErrorFinderStrings; readonly labels: ExplanationLabels };

/**
 * The field for finding errors. Pasted text may hold a token, so it stays on the page: it is not sent, stored or put
 * into the URL, and it is only shown as text. The field has no form and no name, so that it cannot be submitted.
 */
export function Finder({ words, labels }: FinderProps) {
    const field = useRef<HTMLTextAreaElement>(null);
    const answer = useRef<HTMLElement>(null);
    const { text, settled, write, settle } = useSettled();
    const [pastes, setPastes] = useState(0);
    const isEmpty = settled.trim() === "";
    const found = useMemo(() => (isEmpty ? [] : findErrors(settled, { redact: redactAll })), [settled, isEmpty]);
    const tokens = useMemo(() => tokenPrefixesIn(settled), [settled]);
    const setting = useMemo(() => settingOf(settled), [settled]);
    // A reader who has pasted is done with the field: the answer comes to where they look. This also closes the keyboard
    // of a phone, which would cover it.
    useEffect(() => {
        if (pastes === 0) return;
        answer.current?.focus({ preventScroll: true });
        answer.current?.scrollIntoView({ block: "start", behavior: "instant" });
    }, [pastes]);
    const paste = (message: string): void => {
        settle(message);
        if (message.trim() !== "") setPastes((count) => count + 1);
    };
    const clear = (): void => {
        settle("");
        field.current?.focus();
    };
    return (
        <section className="finder" aria-labelledby="finder-label" data-not-content="">
            <p className="needs-no-script">{words.needsScript}</p>
            <div className="needs-script">
                <label id="finder-label" htmlFor="finder-text">
                    {words.finder}
                </label>
                <p id="finder-hint" className="minor">
                    {words.finderHint}
                </p>
                <textarea
                    ref={field}
                    id="finder-text"
                    rows={5}
                    lang="en"
                    dir="ltr"
                    autoComplete="off"
                    autoCapitalize="off"
                    spellCheck={false}
                    aria-describedby="finder-hint finder-privacy"
                    value={text}
                    onChange={({ target, nativeEvent }) =>
                        (isPasted(nativeEvent, target.value.length - text.length) ? paste : write)(target.value)
                    }
                />
            </div>
            <section ref={answer} className="finder-answer" tabIndex={-1} aria-label={words.answer}>
                <div role="alert">
                    <TokenWarning tokens={tokens} words={words} />
                </div>
                <p role="status" className="finder-status minor">
                    {isEmpty ? "" : finderStatus(found, titleOf, words)}
                </p>
                <div className="finder-results">
                    <FoundErrors found={found} setting={setting} words={words} labels={labels} />
                </div>
            </section>
            <div className="needs-script">
                <p id="finder-privacy" className="finder-privacy minor">
                    <Lock />
                    {words.privacy}
                </p>
                <div className="finder-examples row">
                    <span>{words.example}</span>
                    {examples.map((message) => (
                        <button key={message} type="button" {...verbatim} onClick={() => paste(message)}>
                            {shortened(message)}
                        </button>
                    ))}
                    <button type="button" className="finder-clear" onClick={clear}>
                        {words.clear}
                    </button>
                </div>
            </div>
        </section>
    );
}

const redactAll = (text: string): string => redact(text, { withLongTexts: true });

type TokenWarningProps = { readonly tokens: readonly string[]; readonly words: ErrorFinderStrings };

/** Warns of texts that look like tokens, and shows what kind they are. */
function TokenWarning({ tokens, words }: TokenWarningProps) {
    if (tokens.length === 0) return null;
    return (
        <div className="finder-token">
            <p>
                <strong>{words.tokenTitle}</strong>
            </p>
            <p>
                <Code text={tokens.join(", ")} />
                {words.token.replace("{tokens}", "")}{" "}
                <a href={`${hubUrl}/settings/tokens`} rel="noreferrer">
                    {words.tokenLink}
                </a>
            </p>
        </div>
    );
}

const titleOf = (id: string): string => entryOnPage(id)?.title.textContent ?? "";

/** The typed text, and a debounced copy. `settle` sets both at once, for text that is complete. */
function useSettled() {
    const [text, write] = useState("");
    const [settled, setSettled] = useState("");
    useEffect(() => {
        const timer = setTimeout(() => setSettled(text), pause);
        return () => clearTimeout(timer);
    }, [text]);
    const settle = (pasted: string): void => {
        write(pasted);
        setSettled(pasted);
    };
    return { text, settled, write, settle };
}

/**
 * Pasted text is complete, so the search does not wait. Phones paste from their keyboards without saying so: then more is
 * inserted at once than anybody types. What was typed before the field was hydrated comes at once, too, but not trusted.
 */
const isPasted = (event: Event, inserted: number): boolean =>
    (event instanceof InputEvent && event.inputType === "insertFromPaste") ||
    (event.isTrusted && inserted > maxWordLength);

/** Characters that a keyboard may insert at once, as a word that it suggests. */
const maxWordLength = 24;

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

type Props = {
    /** Best match first. */
    readonly found: readonly Found[];
    /** What the text is from: only steps for it are shown. */
    readonly setting: Setting;
    readonly words: ErrorFinderStrings;
    readonly labels: ExplanationLabels;
};

/** The best match with a copy of its entry, and links to other candidates. */
function FoundErrors({ found, setting, words, labels }: Props) {
    const [nearest, ...others] = found.flatMap((one) => {
        const entry = entryOnPage(one.id);
        return entry ? [{ ...one, entry }] : [];
    });
    if (!nearest) return null;
    return (
        <>
            <div className="finder-card">
                <a href={`#${nearest.id}`} className="finder-title">
                    <PageCopy of={nearest.entry.title} />
                </a>
                <PageCopy of={nearest.entry.body} without={stepsForOthers(nearest.entry.body, setting)} />
                <div className="finder-because">
                    <p className="label">{labels.because}</p>
                    {renderList(nearest.reasons, (reason) => (
                        <Quotation reason={reason} />
                    ))}
                </div>
                <p>
                    <a href={`#${nearest.id}`}>{words.go}</a>
                </p>
            </div>
            {others.length > 0 && (
                <div className="finder-others">
                    <p className="label">{labels.others}</p>
                    <ul>
                        {others.slice(0, maxOthers).map(({ id, entry }) => (
                            <li key={id}>
                                <a href={`#${id}`}>
                                    <PageCopy of={entry.title} />
                                </a>
                            </li>
                        ))}
                    </ul>
                </div>
            )}
        </>
    );
}

/** A line of the pasted text, with the matching parts marked. */
const Quotation = ({ reason }: { readonly reason: Reason }) => (
    <p>
        <code lang="en">{renderList(reason, ({ text, isMatch }) => (isMatch ? <mark>{text}</mark> : text))}</code>
    </p>
);

/** The elements of the steps that are for another language, library, shell or system than the text is from. */
function stepsForOthers(body: Element, setting: Setting): ReadonlySet<Node> {
    const steps = [...body.querySelectorAll("li")];
    const shown = new Set(
        stepsFor(
            steps.map(({ textContent }) => textContent),
            setting,
        ),
    );
    return new Set(steps.filter(({ textContent }) => !shown.has(textContent)));
}

type PageCopyProps = { readonly of: Element; readonly without?: ReadonlySet<Node> };

/** A copy of an element of the page, with its attributes and content. */
const PageCopy = ({ of: element, without = new Set() }: PageCopyProps) => copyOf(element, 0, without);

function copyOf(node: Node, key: number, without: ReadonlySet<Node>): ReactNode {
    if (without.has(node)) return null;
    if (!(node instanceof Element)) return node.textContent;
    const Tag = node.localName as "div";
    const attributes = [...node.attributes].map(({ name, value }) => [name === "class" ? "className" : name, value]);
    // React rejects any `children` of void elements, even an empty array.
    const children =
        node.childNodes.length > 0 && [...node.childNodes].map((child, index) => copyOf(child, index, without));
    return (
        <Tag key={key} {...Object.fromEntries(attributes)}>
            {children}
        </Tag>
    );
}

/** The elements of an error's entry on the page. The finder copies them, so the text is not loaded twice. */
type EntryOnPage = { readonly title: Element; readonly body: Element };

/** @param id of the error @returns undefined if the page does not have it */
function entryOnPage(id: string): EntryOnPage | undefined {
    const entry = document.getElementById(id)?.closest(".error-entry");
    const [title, body] = [entry?.querySelector(".error-title"), entry?.querySelector(".error-body")];
    return title && body ? { title, body } : undefined;
}

/** How many further candidates are listed after the best match. */
const maxOthers = 4;

/** The search result in a sentence, for a live region. @param titleOf the title of an error, by its id */
export function finderStatus(
    found: readonly { readonly id: string }[],
    titleOf: (id: string) => string,
    words: Pick<ErrorFinderStrings, "found" | "foundOne" | "nothing">,
): string {
    const [nearest, ...others] = found;
    if (!nearest) return words.nothing;
    return fill(others.length === 0 ? words.foundOne : words.found, {
        count: String(Math.min(others.length, maxOthers) + 1),
        title: titleOf(nearest.id),
    });
}
