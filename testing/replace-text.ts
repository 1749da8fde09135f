import type { Locator } from "playwright-core";

/**
 * Replaces the text of a code editor by a paste, which is one change. Text that is typed at once reaches the editor in
 * pieces, whose brackets it may close.
 */
export async function replaceText(editor: Locator, text: string): Promise<void> {
    await editor.press("ControlOrMeta+A");
    await editor.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", pasted);
        element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
}
