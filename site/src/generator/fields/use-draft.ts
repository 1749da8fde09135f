import { useState } from "react";
import { isSame } from "../task-forms/json-text.ts";

/**
 * What is shown of a value that is typed as a text: what was typed, for as long as it says the value (`0.50`); else the
 * value as it is written.
 */
export function useDraft(
    value: unknown,
    read: (text: string) => unknown,
    write: (value: unknown) => string,
): readonly [shown: string, setDraft: (typed: string) => void] {
    const [draft, setDraft] = useState("");
    return [isSame(read(draft), value) ? draft : write(value), setDraft];
}
