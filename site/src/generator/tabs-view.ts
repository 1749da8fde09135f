/** The tabs of the snippets, and which of them is seen. */

import type { LanguageId } from "@callsheet/snippets";
import { clients, type LeftOut, type Snippet } from "@callsheet/snippets";
import { type ClientPlace, type GeneratorState, languageIds, type Problem, type Shown } from "./state.ts";

/** A client's tab: its program, or why it has none. */
export type ClientTab = { readonly client: string; readonly leftOut?: LeftOut };

/** All that stands around the code: none of it changes with most keys. */
export type TabsView = {
    /** Each language's clients, those without a program too. */
    readonly languages: readonly { readonly id: LanguageId; readonly clients: readonly ClientTab[] }[];
    readonly shown: Shown;
    /** The client whose program is seen, also where the tab shows the request: there is a way back to it. */
    readonly seen: ClientPlace;
    /** The client whose program stands beside. */
    readonly beside: ClientPlace | undefined;
    /** What is wrong with the language, or the client, that a link asks for. */
    readonly languageProblem: Problem | undefined;
    readonly clientProblem: Problem | undefined;
    /** What the proof of the snippets is found by. */
    readonly task: string;
    readonly provider: string;
    readonly model: string;
};

/** The tabs of some snippets; undefined when there are none. */
export function tabsOf(
    { language, client, beside, task, provider, model }: GeneratorState,
    snippets: readonly Snippet[],
    leftOut: readonly LeftOut[],
): TabsView | undefined {
    const languages = languageIds
        .map((id) => ({ id, clients: clientTabs(id, snippets, leftOut) }))
        .filter((one) => one.clients.length > 0);
    const asked = languages.find(({ id }) => id === language.value);
    const found = asked ?? languages.find((one) => one.clients.some(({ leftOut }) => !leftOut)) ?? languages[0];
    const chosen = found?.clients.find((tab) => tab.client === client.value);
    // A program is what the reader came for: a tab without one is seen when it is chosen.
    const seen = chosen ?? found?.clients.find((tab) => !tab.leftOut) ?? found?.clients[0];
    if (!found || !seen || snippets.length + leftOut.length === 0) return undefined;
    const isWritten = (place: ClientPlace) =>
        snippets.some((snippet) => snippet.language === place.language && snippet.client === place.client);
    return {
        languages,
        shown: language.value === "request" ? "request" : found.id,
        seen: { language: found.id, client: seen.client },
        beside: beside.value && isWritten(beside.value) ? beside.value : undefined,
        languageProblem: language.problem,
        clientProblem: client.problem ?? (client.value !== undefined && chosen === undefined ? "client" : undefined),
        task: task.value,
        provider: provider.value,
        model: model.value,
    };
}

/** The clients of a language that somebody would look for, in their own order. */
const clientTabs = (language: LanguageId, snippets: readonly Snippet[], leftOut: readonly LeftOut[]): ClientTab[] =>
    clients
        .filter((client) => client.language === language)
        .flatMap(({ id }): ClientTab[] => {
            const isIts = (one: Snippet | LeftOut) => one.language === language && one.client === id;
            const without = leftOut.find(isIts);
            if (without) return [{ client: id, leftOut: without }];
            return snippets.some(isIts) ? [{ client: id }] : [];
        });
