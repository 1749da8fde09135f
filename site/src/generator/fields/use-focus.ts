import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus within a list once it has changed: to what a selector finds in it. */
export function useFocus<Element extends HTMLElement>(): readonly [
    list: RefObject<Element | null>,
    focusOn: (selector: string) => void,
] {
    const list = useRef<Element>(null);
    const wanted = useRef("");
    useEffect(() => {
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
