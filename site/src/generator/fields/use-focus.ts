import { type RefObject, useLayoutEffect, useRef } from "react";

/** Moves the focus within a list once it has changed: to what a selector finds in it. */
export function useFocus<Element extends HTMLElement>(): readonly [
    list: RefObject<Element | null>,
    focusOn: (selector: string) => void,
] {
    const list = useRef<Element>(null);
    const wanted = useRef("");
    // Before anything is painted: what is typed right after the press belongs there.
    useLayoutEffect(() => {
        if (wanted.current === "") return;
        list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
        wanted.current = "";
    });
    return [
        list,
        (selector) => {
            wanted.current = selector;
        },
    ];
}
