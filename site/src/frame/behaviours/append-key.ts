/** The text after a key press at its end, as in a text field. Named keys, such as Enter or F1, add nothing. */
export function appendKey(
    text: string,
    { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">,
): string {
    if (ctrlKey || metaKey || altKey) return text;
    if (key === "Backspace") return text.slice(0, -1);
    return /^[A-Z]./.test(key) ? text : text + key;
}
