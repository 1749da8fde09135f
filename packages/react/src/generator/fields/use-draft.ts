import { useState } from "react";
import { isSame } from "../task-forms/json-text.ts";

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
