/** The tabs of the snippets, and which of them is selected. */

import type { TaskId } from "@callsheet/inference/tasks";
import { clients, type LanguageId, type LeftOut, type Snippet } from "@callsheet/snippets";
import { type ClientRef, type GeneratorState, languageIds, type Problem, type TabId } from "@callsheet/snippets/query";

/** A client's tab: its program, or why it has none. */
export type ClientTab = {
    /** The id of the client. */
    readonly client: string;
    /** Why it has no program. */
    readonly leftOut?: LeftOut;
};

/** Everything around the code. Most keystrokes do not change it. */
export type TabsView = {
    /** The languages with their clients, including clients without a program. */
    readonly languages: readonly {
        /** The id of the language. */
        readonly id: LanguageId;
        /** Its clients, in order. */
        readonly clients: readonly ClientTab[];
    }[];
    /** The tab that is shown: a language, or `request`. */
    readonly shown: TabId;
    /** The selected client. It stays selected while the request's tab is shown. */
    readonly selected: ClientRef;
    /** The client shown for comparison. */
    readonly beside: ClientRef | undefined;
    /** Why the link's language is invalid. */
    readonly languageProblem: Problem | undefined;
    /** Why the link's client is invalid. */
    readonly clientProblem: Problem | undefined;
    /** The task of the call. */
    readonly task: TaskId;
    /** The id of the provider. */
    readonly provider: string;
    /** The id of the model. */
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
    const requested = languages.find(({ id }) => id === language.value);
    const found = requested ?? languages.find((one) => one.clients.some(({ leftOut }) => !leftOut)) ?? languages[0];
    const chosen = found?.clients.find((tab) => tab.client === client.value);
    // A client without a program is selected only if the reader has chosen it.
    const selected = chosen ?? found?.clients.find((tab) => !tab.leftOut) ?? found?.clients[0];
    if (!found || !selected || snippets.length + leftOut.length === 0) return undefined;
    const isWritten = (ref: ClientRef) =>
        snippets.some((snippet) => snippet.language === ref.language && snippet.client === ref.client);
    return {
        languages,
        shown: language.value === "request" ? "request" : found.id,
        selected: { language: found.id, client: selected.client },
        beside: beside.value && isWritten(beside.value) ? beside.value : undefined,
        languageProblem: language.problem,
        clientProblem: client.problem ?? (client.value !== undefined && chosen === undefined ? "client" : undefined),
        task: task.value,
        provider: provider.value,
        model: model.value,
    };
}

/** The tabs of a language's clients: those with a program, and those that were left out for a reason. */
const clientTabs = (language: LanguageId, snippets: readonly Snippet[], leftOut: readonly LeftOut[]): ClientTab[] =>
    clients
        .filter((client) => client.language === language)
        .flatMap(({ id }): ClientTab[] => {
            const belongsToClient = (one: Snippet | LeftOut) => one.language === language && one.client === id;
            const reason = leftOut.find(belongsToClient);
            if (reason) return [{ client: id, leftOut: reason }];
            return snippets.some(belongsToClient) ? [{ client: id }] : [];
        });
