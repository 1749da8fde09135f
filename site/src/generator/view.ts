/** What stands beside the form. */
import { type Result, snippetsOf } from "./snippets.ts";
import type { GeneratorState } from "./state.ts";
import { type TabsView, tabsOf } from "./tabs.ts";

export type View = Omit<Result, "snippets" | "leftOut"> & {
    /** Undefined where there are no snippets. */
    readonly tabs: TabsView | undefined;
    /** The snippet that is seen. */
    readonly content: string;
};

/** The view of a state, of all its snippets. */
export function viewOf(state: GeneratorState): View {
    const { snippets, leftOut, ...rest } = snippetsOf(state);
    const tabs = tabsOf(state, snippets, leftOut);
    const seen = snippets.find(
        ({ language, client }) => language === tabs?.seen.language && client === tabs.seen.client,
    );
    return { ...rest, tabs, content: seen?.content.trimEnd() ?? "" };
}

/**
 * The view of a state for which only the snippet that was seen has been written: the tabs are still those of the view
 * before. Undefined where that snippet is no more.
 */
export function viewWhileTyping(state: GeneratorState, before: View): View | undefined {
    if (!before.tabs) return undefined;
    const { snippets, leftOut: _leftOut, ...rest } = snippetsOf(state, before.tabs.seen);
    const [seen] = snippets;
    return seen && { ...rest, tabs: before.tabs, content: seen.content.trimEnd() };
}
