import { clients, type LeftOut, type Snippet } from "@callsheet/snippets";
import { languageIds } from "@callsheet/snippets/query";
import type { ReactNode } from "react";
import {
    type CallSnippets,
    chooseSnippet,
    keyOf,
    noticesOf,
    noticesOfMissing,
    snippetsFor,
} from "../call/snippets-for.ts";
import type { TabsClassNames } from "../parts/Tabs.tsx";
import { classOf, given, type SnippetClassNames } from "../props.ts";
import { english } from "../words/en/snippet.ts";
import { ProgramTabs } from "./ProgramTabs.tsx";
import type { SnippetProps } from "./Snippet.tsx";
import { Notices, SnippetFigure } from "./SnippetFigure.tsx";

/** What `SnippetTabs` takes: what the programs call, which clients they use, and how they look. */
export type SnippetTabsProps = Omit<SnippetProps, "classNames"> & {
    /** The clients, by id or by language and id (`js/openai`), in this order. Default: all that can make the call. */
    readonly clients?: readonly string[] | undefined;
    /** Whether clients that cannot make the call have a tab, which says why. Default: false. */
    readonly leftOut?: boolean | undefined;
    /**
     * The name of tabs that share a choice: a reader who selects a client in one selects it in all of that name, on this
     * page and on those after it. Default: none, each by itself.
     */
    readonly group?: string | undefined;
    /** Classes of the parts, beside the package's own. Default: none. */
    readonly classNames?: SnippetTabsClassNames | undefined;
};

/** Classes of the parts of `SnippetTabs`. */
export type SnippetTabsClassNames = SnippetClassNames & TabsClassNames;

/**
 * The programs of a call, one tab for each client. It writes them as the page is rendered, on the server where there is
 * one; only the tabs and the copy buttons run in the browser. Without a script, the programs follow one another.
 *
 * @param props what the programs call, and which clients they use; `client` is the one that is selected first
 * @returns the tabs and the programs
 * @example
 * import { SnippetTabs } from "@callsheet/react";
 *
 * const programs = <SnippetTabs model="openai/gpt-oss-20b" stream clients={["huggingface_hub", "js/openai", "curl"]} />;
 */
export function SnippetTabs(props: SnippetTabsProps): ReactNode {
    const { client, language, lookUp, strings = english, install = true, className, classNames = {} } = given(props);
    const snippets = snippetsFor(props, lookUp);
    const entries = entriesOf(snippets, props.clients, props.leftOut);
    const preferred = chooseSnippet(snippets, { client, language });
    const first = entries.find((one) => one === preferred.snippet || one === preferred.leftOut) ?? entries[0];
    // The reason of a client without a program stands in its own tab.
    const shown = { snippet: snippets.snippets[0], problem: preferred.problem };
    const missing = props.clients?.filter((key) => !entries.some((one) => isOf(key, one))) ?? [];
    const notices = [...noticesOf(snippets, shown, strings), ...noticesOfMissing(missing, snippets, strings)];
    return (
        <div className={classOf("root", className)} lang={strings.lang}>
            <Notices notices={notices} classNames={classNames} />
            {first && (
                <ProgramTabs
                    label={strings.libraries}
                    first={keyOf(first)}
                    choiceGroup={props.group ?? undefined}
                    classNames={classNames}
                    programs={entries.map((one) => ({
                        id: keyOf(one),
                        name: one.client,
                        group: strings.languages[one.language],
                        isEmpty: !isSnippet(one),
                        content: isSnippet(one) ? (
                            <SnippetFigure
                                snippet={one}
                                task={snippets.task}
                                strings={strings}
                                classNames={classNames}
                                hasInstall={install}
                            />
                        ) : (
                            <Notices
                                notices={[{ text: strings.withoutProgram, message: one.why }]}
                                classNames={classNames}
                            />
                        ),
                    }))}
                />
            )}
        </div>
    );
}

const isOf = (key: string, one: Snippet | LeftOut): boolean => one.client === key || keyOf(one) === key;

const isSnippet = (one: Snippet | LeftOut): one is Snippet => "content" in one;

/** The programs to show, and the clients without one, in the order of their tabs. */
function entriesOf(
    { snippets, leftOut }: CallSnippets,
    keys: readonly string[] | undefined,
    withLeftOut = false,
): readonly (Snippet | LeftOut)[] {
    const all = [...snippets, ...(withLeftOut ? leftOut : [])];
    if (!keys) return inDisplayOrder(all);
    return keys.flatMap((key) => inDisplayOrder(all).filter((one) => isOf(key, one)));
}

const inDisplayOrder = (all: readonly (Snippet | LeftOut)[]): readonly (Snippet | LeftOut)[] =>
    languageIds.flatMap((language) =>
        clients
            .filter((client) => client.language === language)
            .flatMap(({ id }) => all.filter((one) => one.language === language && one.client === id)),
    );
