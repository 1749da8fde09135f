"use client";
import { useState, useSyncExternalStore } from "react";

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
export function useSharedChoice(group: string | undefined): readonly [string | undefined, (choice: string) => void] {
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
