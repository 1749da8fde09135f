import { type RefObject, useLayoutEffect, useRef } from "react";

/** Moves the focus to the element that a selector finds in a list, after the next render. */
export function useFocus<Element extends HTMLElement>(): readonly [
    list: RefObject<Element | null>,
    focusOn: (selector: string) => void,
] {
    const list = useRef<Element>(null);
    const wanted = useRef("");
    // Before the paint, so that keys typed right after the press reach the new element.
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
