import { type RefObject, useEffect, useRef } from "react";

/** The element has the focus when it is first there. */
export function useFocusAtFirst<Focused extends HTMLElement>(): RefObject<Focused | null> {
    const ref = useRef<Focused>(null);
    useEffect(() => ref.current?.focus(), []);
    return ref;
}
