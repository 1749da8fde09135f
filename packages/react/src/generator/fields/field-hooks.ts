import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isSame } from "../task-forms/values.ts";

/**
 * The text of a field whose value is typed as text: the typed text while it still parses to the value (`0.50`), else
 * the formatted value.
 */
export function useDraft(
    value: unknown,
    read: (text: string) => unknown,
    write: (value: unknown) => string,
): readonly [shown: string, setDraft: (typed: string) => void] {
    const [draft, setDraft] = useState("");
    return [isSame(read(draft), value) ? draft : write(value), setDraft];
}

/** On a server, where nothing is painted, React 18 warns of a layout effect. */
const useEffectBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Moves the focus to the element that a selector finds in a list, after the next render. */
export function useFocus<Element extends HTMLElement>(): readonly [
    list: RefObject<Element | null>,
    focusOn: (selector: string) => void,
] {
    const list = useRef<Element>(null);
    const nextSelector = useRef("");
    // Before the paint, so that keys typed right after the press reach the new element.
    useEffectBeforePaint(() => {
        if (nextSelector.current === "") return;
        list.current?.querySelector<HTMLElement>(nextSelector.current)?.focus();
        nextSelector.current = "";
    });
    return [
        list,
        (selector) => {
            nextSelector.current = selector;
        },
    ];
}
