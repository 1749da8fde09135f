"use client";
import type { TaskId } from "@callsheet/inference/tasks";
import { installCommand, type Snippet } from "@callsheet/snippets";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Notice } from "../call/notices-of.ts";
import { classOf } from "../class-of.ts";
import { useIsHydrated } from "../hooks/use-is-hydrated.ts";
import { HighlightedCode } from "../parts/HighlightedCode.tsx";
import type { SnippetStrings } from "../words/strings.ts";
import type { SnippetClassNames } from "./class-names.ts";
import { adviceTime, confirmationTime, copyCode } from "./copy-code.ts";

type Props = {
    readonly snippet: Snippet;
    readonly task: TaskId;
    readonly strings: SnippetStrings;
    readonly classNames: SnippetClassNames;
    readonly hasInstall: boolean;
};

/** A program with its name, what it needs, and a copy button. */
export function SnippetFigure({ snippet, task, strings, classNames, hasInstall }: Props): ReactNode {
    const { language, client, content } = snippet;
    const command = hasInstall ? installCommand(language, client, task) : undefined;
    return (
        <figure className={classOf("snippet", classNames.snippet)}>
            <figcaption className={classOf("head", classNames.head)}>
                <span className={classOf("client", classNames.client)} lang="en" translate="no">
                    {client}
                </span>{" "}
                <span className={classOf("language", classNames.language)}>{strings.languages[language]}</span>
                <CopyButton strings={strings} classNames={classNames} />
            </figcaption>
            {command !== undefined && (
                <p className={classOf("install", classNames.install)}>
                    {`${strings.install}: `}
                    <code lang="en" translate="no">
                        {command}
                    </code>
                </p>
            )}
            <ScrollingCode label={`${strings.code}: ${client}`} className={classOf("pre", classNames.pre)}>
                <HighlightedCode code={content.trimEnd()} language={language} className={classNames.code} />
            </ScrollingCode>
        </figure>
    );
}

type NoticesProps = { readonly notices: readonly Notice[]; readonly classNames: SnippetClassNames };

/** What is wrong with a call. */
export const Notices = ({ notices, classNames }: NoticesProps): ReactNode =>
    notices.map(({ text, message }) => (
        <p key={`${text} ${message}`} className={classOf("problem", classNames.problem)}>
            {text}
            {message !== undefined && (
                <>
                    {" "}
                    <span lang="en">{message}</span>
                </>
            )}
        </p>
    ));

type ScrollingCodeProps = { readonly label: string; readonly className: string; readonly children: ReactNode };

/** A box of code that scrolls by itself. Code is not translated, and reads from left to right. */
export const ScrollingCode = ({ label, className, children }: ScrollingCodeProps): ReactNode => (
    // biome-ignore lint/a11y/useSemanticElements: a named group of text, where a fieldset is for controls
    <pre
        className={className}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        lang="en"
        dir="ltr"
        translate="no"
    >
        {children}
    </pre>
);

type CopyButtonProps = {
    readonly strings: Pick<SnippetStrings, "copy" | "copied" | "copyFailed">;
    readonly classNames: Pick<SnippetClassNames, "copy" | "status">;
};

/** Copies the code of its figure, which a server need not send twice. Hidden where no script makes it work. */
export function CopyButton({ strings, classNames }: CopyButtonProps): ReactNode {
    const isHydrated = useIsHydrated();
    const button = useRef<HTMLButtonElement>(null);
    const [outcome, setOutcome] = useState<{ readonly isCopied: boolean }>();
    useEffect(() => {
        if (!outcome) return undefined;
        const timer = setTimeout(() => setOutcome(undefined), outcome.isCopied ? confirmationTime : adviceTime);
        return () => clearTimeout(timer);
    }, [outcome]);
    const copy = async () => {
        const code = button.current?.closest("figure")?.querySelector("pre");
        if (code) setOutcome({ isCopied: await copyCode(code) });
    };
    return (
        <>
            {/* A live region: it must be in the page before it is filled. */}
            <span className={classOf("status", classNames.status)} role="status">
                {outcome && (outcome.isCopied ? strings.copied : strings.copyFailed)}
            </span>
            <button
                ref={button}
                type="button"
                className={classOf("copy", classNames.copy)}
                hidden={!isHydrated}
                onClick={() => void copy()}
            >
                {strings.copy}
            </button>
        </>
    );
}
