/** The tabs of the snippets, and which of them is seen. */
import type { LanguageId, LeftOut, Snippet } from "@callsheet/snippets";
import type { ClientPlace } from "./snippets.ts";
import { type GeneratorState, languageIds, type Problem } from "./state.ts";

/** All that stands around the code: none of it changes with most keys. */
export type TabsView = {
    /** Each language's clients. */
    readonly languages: readonly { readonly id: LanguageId; readonly clients: readonly string[] }[];
    readonly seen: ClientPlace;
    readonly leftOut: readonly LeftOut[];
    /** What is wrong with the language, or the client, that a link asks for. */
    readonly languageProblem: Problem | undefined;
    readonly clientProblem: Problem | undefined;
    /** What the proof of the snippets is found by. */
    readonly task: string;
    readonly provider: string;
};

/** The tabs of some snippets; undefined when there are none. */
export function tabsOf(
    { language, client, task, provider }: GeneratorState,
    snippets: readonly Snippet[],
    leftOut: readonly LeftOut[],
): TabsView | undefined {
    const languages = languageIds
        .map((id) => ({ id, clients: snippets.filter((snippet) => snippet.language === id).map((one) => one.client) }))
        .filter(({ clients }) => clients.length > 0);
    const seen = languages.find(({ id }) => id === language.value) ?? languages[0];
    const chosen = seen?.clients.find((id) => id === client.value);
    const [first] = seen?.clients ?? [];
    if (!seen || first === undefined) return undefined;
    return {
        languages,
        seen: { language: seen.id, client: chosen ?? first },
        leftOut,
        languageProblem: language.problem,
        clientProblem: client.problem ?? (client.value !== undefined && chosen === undefined ? "client" : undefined),
        task: task.value,
        provider: provider.value,
    };
}
