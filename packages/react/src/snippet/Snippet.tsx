import type { LookUp } from "@callsheet/snippets/query";
import type { ReactNode } from "react";
import type { SnippetCall } from "../call/snippet-call.ts";
import { type ClientChoice, chooseSnippet, noticesOf, snippetsFor } from "../call/snippets-for.ts";
import { classOf, given, type SnippetClassNames } from "../props.ts";
import { english } from "../words/en/snippet.ts";
import type { SnippetStrings } from "../words/strings.ts";
import { Notices, SnippetFigure } from "./SnippetFigure.tsx";

/** What `Snippet` takes: what it calls, which client it shows, and how it looks. */
export type SnippetProps = SnippetCall &
    ClientChoice & {
        /** Looks up a model's task and providers by its id. Default: the catalogue of `@callsheet/catalogue`. */
        readonly lookUp?: LookUp | undefined;
        /** The strings of the interface. Default: `english`; `gujarati` is there too, or pass your own. */
        readonly strings?: SnippetStrings | undefined;
        /** Whether to show the command that installs what the program needs. Default: true. */
        readonly install?: boolean | undefined;
        /** Classes of the whole. Default: none. */
        readonly className?: string | undefined;
        /** Classes of the parts, beside the package's own. Default: none. */
        readonly classNames?: SnippetClassNames | undefined;
    };

/**
 * A program that calls a model, written as the page is rendered. It has no state: it is a server component where there
 * are any, and is read without a script. Only its copy button runs in the browser.
 *
 * @param props what the program calls, and with which client
 * @returns the program with its name and its copy button, and what is wrong with the call, if anything
 * @example
 * import { Snippet } from "@callsheet/react";
 *
 * const program = <Snippet model="black-forest-labs/FLUX.1-dev" provider="fal-ai" client="huggingface_hub" />;
 */
export function Snippet(props: SnippetProps): ReactNode {
    const { client, language, lookUp, strings = english, install = true, className, classNames = {} } = given(props);
    const snippets = snippetsFor(props, lookUp);
    const choice = chooseSnippet(snippets, { client, language });
    return (
        <div className={classOf("root", className)} lang={strings.lang}>
            <Notices notices={noticesOf(snippets, choice, strings)} classNames={classNames} />
            {choice.snippet && (
                <SnippetFigure
                    snippet={choice.snippet}
                    task={snippets.task}
                    strings={strings}
                    classNames={classNames}
                    hasInstall={install}
                />
            )}
        </div>
    );
}
