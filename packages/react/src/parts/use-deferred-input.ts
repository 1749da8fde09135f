"use client";
import { type ChangeEvent, useEffect, useState } from "react";

/**
 * The value and handlers of a text control that shows each keystroke in a frame of its own. It reports the change after
 * the browser has painted it, or on blur, so that updating the form and the code does not delay typing.
 */
export function useDeferredInput(text: string, onText: (typed: string) => void) {
    const [draft, setDraft] = useState<{ readonly typed: string; readonly over: string }>();
    // A value that was set from elsewhere in the meantime, such as a choice from a list, replaces the typed one.
    const typed = draft?.over === text ? draft.typed : undefined;
    const settle = () => {
        if (typed === undefined) return;
        setDraft(undefined);
        onText(typed);
    };
    useEffect(() => (typed === undefined ? undefined : afterPaint(settle)));
    return {
        value: typed ?? text,
        onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            setDraft({ typed: target.value, over: text }),
        onBlur: settle,
    };
}

/** Calls back after the next paint: animation frame callbacks run before it, the task they start runs after it. */
function afterPaint(callback: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
        timer = setTimeout(callback);
    });
    return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
    };
}
