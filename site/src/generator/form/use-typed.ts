import { type ChangeEvent, useEffect, useState } from "react";

/**
 * What a control shows while somebody types: the letter at once, with nothing else drawn in its frame. What follows from
 * it, the form and its code, is told when the browser has painted it, or when the control is left.
 */
export function useTyped(text: string, tell: (typed: string) => void) {
    const [draft, setDraft] = useState<{ readonly typed: string; readonly over: string }>();
    // What comes from elsewhere meanwhile, such as what is chosen from a list, is newer than what was typed.
    const typed = draft?.over === text ? draft.typed : undefined;
    const settle = () => {
        if (typed === undefined) return;
        setDraft(undefined);
        tell(typed);
    };
    useEffect(() => (typed === undefined ? undefined : afterPaint(settle)));
    return {
        value: typed ?? text,
        onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            setDraft({ typed: target.value, over: text }),
        onBlur: settle,
    };
}

/** A frame's own callbacks come before it is painted, the next task after it. */
function afterPaint(act: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
        timer = setTimeout(act);
    });
    return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
    };
}
