import { type RefObject, useEffect, useRef } from "react";

/** Focuses the element on mount. */
export function useFocusOnMount<Focused extends HTMLElement>(): RefObject<Focused | null> {
    const ref = useRef<Focused>(null);
    useEffect(() => ref.current?.focus(), []);
    return ref;
}
