"use client";
import { installCommand, type LanguageId, type LeftOut, type Snippet } from "@callsheet/snippets";
import type { LookUp } from "@callsheet/snippets/query";
import { useMemo, useState } from "react";
import type { SnippetCall } from "../call/snippet-call.ts";
import { type CallSnippets, type ClientChoice, chooseSnippet, keyOf, snippetsFor } from "../call/snippets-for.ts";
import { given } from "../props.ts";

/** The options of `useSnippets`. */
export type UseSnippetsOptions = ClientChoice & {
    /** Looks up a model's task and providers by its id. Default: the catalogue. Pass the same function at each render. */
    readonly lookUp?: LookUp | undefined;
};

/** The snippets of a call, and which of them a person has chosen. */
export type SnippetsState = CallSnippets & {
    /** The chosen program; absent if its client cannot make the call, or if there are no snippets. */
    readonly snippet?: Snippet | undefined;
    /** Why the chosen client cannot make the call. */
    readonly reason?: LeftOut | undefined;
    /** The key of the chosen client, such as `js/fetch`. */
    readonly chosen?: string | undefined;
    /** The languages that have programs, in the order of `snippets`. */
    readonly languages: readonly LanguageId[];
    /** The command that installs what the chosen program needs; absent if it needs nothing. */
    readonly install?: string | undefined;
    /** Chooses a client, by its language, its id, or both. A later call keeps the choice as long as it has that client. */
    readonly choose: (choice: ClientChoice) => void;
};

/**
 * The snippets of a call, with a choice among them. The interface is yours.
 *
 * @param call what the snippets call, or a link to the generator (`?model=…&provider=…`)
 * @param options the client to begin with, and where models are looked up
 * @returns the snippets, the clients without one with their reasons, and the chosen snippet
 * @example
 * import { useSnippets } from "@callsheet/react";
 *
 * function Program() {
 *     const { snippet, choose } = useSnippets({ model: "openai/gpt-oss-20b", stream: true });
 *     return (
 *         <>
 *             <button onClick={() => choose({ language: "js" })}>JavaScript</button>
 *             <pre>{snippet?.content}</pre>
 *         </>
 *     );
 * }
 */
export function useSnippets(call: SnippetCall | string, options: UseSnippetsOptions = {}): SnippetsState {
    const { client, language, lookUp } = given(options ?? {});
    const [choice, choose] = useState<ClientChoice>({ client, language });
    // A call is plain data, which callers write anew at each render.
    const text = JSON.stringify(call);
    const snippets = useMemo(() => snippetsFor(JSON.parse(text), lookUp), [text, lookUp]);
    return useMemo(() => {
        const { snippet, leftOut: reason, problem } = chooseSnippet(snippets, choice);
        const entry = snippet ?? reason;
        return {
            ...snippets,
            problems: [...snippets.problems, ...(problem ? [problem] : [])],
            snippet,
            reason,
            chosen: entry && keyOf(entry),
            languages: [...new Set(snippets.snippets.map((one) => one.language))],
            install: snippet && installCommand(snippet.language, snippet.client, snippets.task),
            choose,
        };
    }, [snippets, choice]);
}
