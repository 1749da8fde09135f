/**
 * Copies code to the clipboard; if the browser forbids it, leaves it selected, so that a person can copy it.
 *
 * @param code the element with the code
 * @returns whether it was copied
 * @example
 * import { copyCode } from "@callsheet/react/core";
 *
 * export const copy = (button: HTMLElement) => {
 *     const code = button.closest("figure")?.querySelector("pre");
 *     return code && copyCode(code);
 * };
 */
export async function copyCode(code: Element): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(code.textContent ?? "");
        return true;
    } catch {
        // No clipboard API (plain HTTP), or no permission for it. The older `execCommand` works in both cases.
        const selection = window.getSelection();
        selection?.selectAllChildren(code);
        const copied = document.execCommand("copy");
        if (copied) selection?.removeAllRanges();
        return copied;
    }
}

/** How long the confirmation of a copy is shown, in milliseconds. */
export const confirmationTime = 1000;
/** How long the advice after a failed copy is shown, in milliseconds: it takes longer to read. */
export const adviceTime = 6000;
