"use client";
import type { KeyboardEvent, ReactNode } from "react";
import { classOf, given } from "../props.ts";

/** A tab of `Tabs`. */
export type Tab<Id extends string> = {
    /** Unique among the tabs. */
    readonly id: Id;
    /** The text of the tab. */
    readonly name: string;
    /** Whether the tab has no program, only the reason why. Default: false. */
    readonly isEmpty?: boolean | undefined;
    /** The name of its group. Adjacent tabs of one group stand behind that name. Default: no group. */
    readonly group?: string | undefined;
};

/** Classes of the parts of a tab list. */
export type TabListClassNames = {
    /** The list of tabs. */
    readonly list?: string | undefined;
    /** A group of tabs. */
    readonly group?: string | undefined;
    /** The name of a group. */
    readonly groupName?: string | undefined;
    /** A tab. */
    readonly tab?: string | undefined;
};

type Props<Id extends string> = {
    readonly label: string;
    readonly tabs: readonly Tab<Id>[];
    readonly chosen: Id;
    readonly onChoose: (id: Id) => void;
    readonly idOf: (id: Id) => string;
    /** The id of a tab's panel; undefined for a panel that is not rendered. */
    readonly panelOf: (id: Id) => string | undefined;
    readonly lang?: string | undefined;
    readonly classNames?: TabListClassNames | undefined;
};

/** Tabs as in the ARIA Authoring Practices: one tab stop, arrow keys move, Enter or Space selects. */
export function TabList<Id extends string>(props: Props<Id>): ReactNode {
    const { label, tabs, classNames = {} } = given(props);
    return (
        <div className={classOf("tablist", classNames.list)} role="tablist" aria-label={label} onKeyDown={moveFocus}>
            {groupsOf(tabs).map(({ name, tabs: some }, index) =>
                name === undefined ? (
                    some.map((tab) => <OneTab key={tab.id} {...props} tab={tab} />)
                ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a group may come twice
                    <div key={index} role="presentation" className={classOf("group", classNames.group)}>
                        <span className={classOf("group-name", classNames.groupName)} aria-hidden="true">
                            {name}
                        </span>
                        {some.map((tab) => (
                            <OneTab key={tab.id} {...props} tab={tab} />
                        ))}
                    </div>
                ),
            )}
        </div>
    );
}

function OneTab<Id extends string>(props: Props<Id> & { readonly tab: Tab<Id> }): ReactNode {
    const { tab, chosen, onChoose, idOf, panelOf, lang, classNames = {} } = given(props);
    const { id, name, isEmpty, group } = given(tab);
    return (
        <button
            type="button"
            role="tab"
            className={classOf("tab", classNames.tab)}
            id={idOf(id)}
            lang={lang}
            tabIndex={id === chosen ? 0 : -1}
            aria-selected={id === chosen}
            aria-controls={panelOf(id)}
            aria-label={group === undefined ? undefined : `${name} ${group}`}
            data-without={isEmpty ? "" : undefined}
            onClick={() => onChoose(id)}
        >
            {name}
        </button>
    );
}

type Group<Id extends string> = { readonly name: string | undefined; readonly tabs: Tab<Id>[] };

function groupsOf<Id extends string>(tabs: readonly Tab<Id>[]): readonly Group<Id>[] {
    const groups: Group<Id>[] = [];
    for (const tab of tabs) {
        const name = tab.group ?? undefined;
        const last = groups.at(-1);
        if (last && last.name === name) last.tabs.push(tab);
        else groups.push({ name, tabs: [tab] });
    }
    return groups;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const at = all.findIndex((tab) => tab.contains(document.activeElement));
    const targets: Readonly<Record<string, number | undefined>> = {
        ArrowRight: at + 1,
        ArrowLeft: at - 1,
        Home: 0,
        End: -1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    all.at(target % all.length)?.focus();
}
