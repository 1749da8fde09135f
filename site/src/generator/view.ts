/** What stands beside the form, and what of the form depends on it. */
import type { CatalogueModel } from "@callsheet/catalogue/search";
import { type Snippet, takesAdapter } from "@callsheet/snippets";
import { type Result, snippetsOf } from "./snippets.ts";
import type { ClientPlace, GeneratorState } from "./state.ts";
import { type TabsView, tabsOf } from "./tabs-view.ts";

export type View = Omit<Result, "snippets" | "leftOut"> & {
    /** Undefined where there are no snippets. */
    readonly tabs: TabsView | undefined;
    /** The program that is seen; empty where its client has none. */
    readonly content: string;
    /** The program beside it, where there is one. */
    readonly besideContent: string;
    /** Whether the provider takes weights beside the model. */
    readonly takesAdapter: boolean;
};

/** The view of a state, of all its snippets. */
export function viewOf(state: GeneratorState, known: CatalogueModel | undefined): View {
    const { snippets, leftOut, ...rest } = snippetsOf(state, known);
    const tabs = tabsOf(state, snippets, leftOut);
    return {
        ...rest,
        tabs,
        ...contentsOf(snippets, tabs),
        takesAdapter: takesAdapter(state.provider.value, state.task.value),
    };
}

/**
 * The view of a state for which only the snippets that were seen have been written: the tabs are still those of the view
 * before. Undefined where a snippet that was seen is no more.
 */
export function viewWhileTyping(
    state: GeneratorState,
    known: CatalogueModel | undefined,
    before: View,
): View | undefined {
    const { tabs } = before;
    if (!tabs) return undefined;
    const { snippets, leftOut: _leftOut, ...rest } = snippetsOf(state, known, [tabs.seen, tabs.beside].filter(isPlace));
    const contents = contentsOf(snippets, tabs);
    const lost =
        (before.content !== "" && !contents.content) || (before.besideContent !== "" && !contents.besideContent);
    return lost ? undefined : { ...rest, tabs, ...contents, takesAdapter: before.takesAdapter };
}

const isPlace = (place: ClientPlace | undefined): place is ClientPlace => place !== undefined;

function contentsOf(snippets: readonly Snippet[], tabs: TabsView | undefined): Pick<View, "content" | "besideContent"> {
    const at = (place: ClientPlace | undefined): string =>
        snippets
            .find(({ language, client }) => language === place?.language && client === place.client)
            ?.content.trimEnd() ?? "";
    return { content: at(tabs?.seen), besideContent: at(tabs?.beside) };
}
