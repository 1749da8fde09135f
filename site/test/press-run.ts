/** How a reader presses Run below a program, agrees to what is to be fetched, and waits for the end. */
import type { Locator } from "playwright-core";
import { expect } from "vitest";

type Pressing = {
    /** What the button says at the end. */
    readonly again: string;
    /** How long each wait may take, in milliseconds; 25 seconds unless given. */
    readonly timeout?: number;
    /** A click, unless given: a phone taps. */
    readonly press?: (button: Locator) => Promise<void>;
};

/** @returns what was asked before something was fetched; empty where nothing was */
export async function pressRun(
    row: Locator,
    { again, timeout = 25_000, press = (one) => one.click() }: Pressing,
): Promise<string> {
    const button = row.locator('[data-run-press="run"]');
    const load = row.locator(".run-asking button");
    // What it says until the run begins is what a run before has left.
    await button.evaluate((one) => {
        delete one.dataset["begun"];
        const observer = new MutationObserver(() => {
            observer.disconnect();
            one.dataset["begun"] = "";
        });
        observer.observe(one, { childList: true });
    });
    const hasBegun = async (): Promise<boolean> => (await button.getAttribute("data-begun")) !== null;
    await press(button);
    await expect.poll(async () => (await load.count()) > 0 || (await hasBegun()), { timeout }).toBe(true);
    const asked = (await load.count()) > 0 ? await row.locator(".run-asking").innerText() : "";
    if (asked !== "") await press(load);
    await expect.poll(hasBegun, { timeout }).toBe(true);
    await expect.poll(() => button.innerText(), { timeout }).toBe(again);
    return asked;
}
