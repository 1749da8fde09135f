import type { TaskId } from "@callsheet/inference/tasks";
import { installCommand, type Snippet } from "@callsheet/snippets";
import type { ReactNode } from "react";
import type { Notice } from "../call/snippets-for.ts";
import { HighlightedCode } from "../parts/HighlightedCode.tsx";
import { classOf, type SnippetClassNames } from "../props.ts";
import type { SnippetStrings } from "../words/strings.ts";
import { CopyButton } from "./CopyButton.tsx";
import { ScrollingCode } from "./ScrollingCode.tsx";

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
