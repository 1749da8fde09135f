/** What the page shows for a state: tabs and code, and what the form derives from them. */
import type { CatalogueModel } from "@callsheet/catalogue/search";
import { type Snippet, takesAdapter } from "@callsheet/snippets";
import { type ClientRef, type GeneratorState, type Result, snippetsOf } from "@callsheet/snippets/query";
import { type TabsView, tabsOf } from "./tabs-view.ts";

/** What the generator shows for a call: its tabs, its code, and what the form says of both. */
export type View = Omit<Result, "snippets" | "leftOut"> & {
    /** Undefined where there are no snippets. */
    readonly tabs: TabsView | undefined;
    /** The selected client's program; empty if it has none. */
    readonly content: string;
    /** The program of the client shown for comparison; empty if there is none. */
    readonly besideContent: string;
    /** Whether the provider accepts adapter weights in addition to the model. */
    readonly takesAdapter: boolean;
};

/** The view of a state, with the snippets of all clients. */
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
 * The view of a state, with only the visible snippets generated; the tabs are those of the previous view.
 * Undefined if a visible snippet no longer exists.
 */
export function viewWhileTyping(
    state: GeneratorState,
    known: CatalogueModel | undefined,
    before: View,
): View | undefined {
    const { tabs } = before;
    if (!tabs) return undefined;
    const {
        snippets,
        leftOut: _leftOut,
        ...rest
    } = snippetsOf(state, known, [tabs.selected, tabs.beside].filter(isClientRef));
    const contents = contentsOf(snippets, tabs);
    const lost =
        (before.content !== "" && !contents.content) || (before.besideContent !== "" && !contents.besideContent);
    return lost ? undefined : { ...rest, tabs, ...contents, takesAdapter: before.takesAdapter };
}

const isClientRef = (ref: ClientRef | undefined): ref is ClientRef => ref !== undefined;

function contentsOf(snippets: readonly Snippet[], tabs: TabsView | undefined): Pick<View, "content" | "besideContent"> {
    const contentOf = (ref: ClientRef | undefined): string =>
        snippets
            .find(({ language, client }) => language === ref?.language && client === ref.client)
            ?.content.trimEnd() ?? "";
    return { content: contentOf(tabs?.selected), besideContent: contentOf(tabs?.beside) };
}
