"use client";
import { type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { useIsHydrated } from "../hooks/use-is-hydrated.ts";
import { type Tab, TabList } from "../parts/TabList.tsx";
import type { TabsClassNames } from "../parts/Tabs.tsx";
import { classOf } from "../props.ts";

type Program = Tab<string> & { readonly content: ReactNode };

type Props = {
    readonly label: string;
    readonly programs: readonly Program[];
    /** The id of the tab that is selected at first. */
    readonly first: string;
    /** The name of the tabs that share a choice. */
    readonly choiceGroup: string | undefined;
    readonly classNames: TabsClassNames;
};

/**
 * Programs as tabs. All of them are in the page: the styles hide those that are not selected where scripts run, so that
 * nothing moves when React takes over, and all are read where none do.
 */
export function ProgramTabs({ label, programs, first, choiceGroup, classNames }: Props): ReactNode {
    const [choice, choose] = useSharedChoice(choiceGroup);
    const isHydrated = useIsHydrated();
    const base = useId();
    const idOf = (id: string) => `${base}-${id.replaceAll(/\W+/g, "-")}`;
    const panelOf = (id: string) => `${idOf(id)}-panel`;
    const selected = programAt(programs, choice)?.id ?? first;
    return (
        <>
            <TabList
                label={label}
                tabs={programs}
                chosen={selected}
                onChoose={choose}
                idOf={idOf}
                panelOf={panelOf}
                lang="en"
                classNames={classNames}
            />
            {programs.map(({ id, content }) => (
                <div
                    key={id}
                    className={classOf("panel", classNames.panel)}
                    role="tabpanel"
                    id={panelOf(id)}
                    aria-labelledby={idOf(id)}
                    data-chosen={id === selected ? "" : undefined}
                    hidden={isHydrated && id !== selected}
                >
                    {content}
                </div>
            ))}
        </>
    );
}

/** The program of a choice. Programs of another call may lack the chosen client: then another one in its language. */
function programAt(programs: readonly Program[], choice: string | undefined): Program | undefined {
    if (choice === undefined) return undefined;
    const language = choice.slice(0, choice.indexOf("/") + 1);
    return (
        programs.find(({ id }) => id === choice) ??
        programs.find(({ id, isEmpty }) => id.startsWith(language) && !isEmpty)
    );
}

/** The choices of this page, by group. Where the browser lets it, `localStorage` keeps them from page to page. */
const choices = new Map<string, string>();
const listeners = new Set<() => void>();

const keyOf = (group: string): string => `callsheet.tabs.${group}`;

/**
 * A choice that all tabs of a group share, on the page and on the pages after it. While React takes over what a server
 * rendered, there is none, so that both are the same.
 *
 * @param group the name of the group; undefined for a choice of its own
 * @returns the choice, undefined until somebody makes one, and a function that makes it
 */
function useSharedChoice(group: string | undefined): readonly [string | undefined, (choice: string) => void] {
    const [own, chooseOwn] = useState<string>();
    const shared = useSyncExternalStore(
        subscribe,
        () => (group === undefined ? undefined : read(group)),
        () => undefined,
    );
    return group === undefined ? [own, chooseOwn] : [shared, (choice) => write(group, choice)];
}

function read(group: string): string | undefined {
    if (!choices.has(group)) {
        const stored = inStorage((storage) => storage.getItem(keyOf(group)));
        if (stored) choices.set(group, stored);
    }
    return choices.get(group);
}

function write(group: string, choice: string): void {
    choices.set(group, choice);
    inStorage((storage) => storage.setItem(keyOf(group), choice));
    for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener("storage", followOtherPage);
    listeners.add(listener);
    return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", followOtherPage);
    };
}

/** Another page of the site, in another tab of the browser, has a new choice. */
function followOtherPage({ key, newValue }: StorageEvent): void {
    for (const group of choices.keys()) if (keyOf(group) === key && newValue) choices.set(group, newValue);
    for (const listener of listeners) listener();
}

/** A browser may forbid storage altogether, or have no room. The choice then lasts as long as the page. */
function inStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
    try {
        return act(window.localStorage);
    } catch {
        return undefined;
    }
}
