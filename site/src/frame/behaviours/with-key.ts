/** A text after one more key, as a field would have it at its end. A key with a name, such as Enter or F1, writes nothing. */
export function withKey(
    text: string,
    { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">,
): string {
    if (ctrlKey || metaKey || altKey) return text;
    if (key === "Backspace") return text.slice(0, -1);
    return /^[A-Z]./.test(key) ? text : text + key;
}
