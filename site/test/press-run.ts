/** How a reader presses Run below a program, agrees to what is to be fetched, and waits for the end. */
import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "playwright-core";
import { patience } from "./patience.ts";

type Pressing = {
    /** What the button says at the end. */
    readonly again: string;
    /** How long it may take, in milliseconds; unless given, as long as anything that does not hang. */
    readonly timeout?: number;
    /** A click, unless given: a phone taps. */
    readonly press?: (button: Locator) => Promise<void>;
};

/**
 * @returns what was asked before something was fetched; empty where nothing was
 * @throws Error where the end does not come
 */
export async function pressRun(
    row: Locator,
    { again, timeout = patience, press = (one) => one.click() }: Pressing,
): Promise<string> {
    const end = performance.now() + timeout;
    const button = row.locator('[data-run-press="run"]');
    const load = row.locator(".run-asking button");
    const asks = async (): Promise<boolean> => (await load.count()) > 0;
    const hasBegun = async (): Promise<boolean> => (await button.getAttribute("data-begun")) !== null;
    // What runs programs could not be fetched.
    const hasFailed = async (): Promise<boolean> =>
        (await row.locator(".run-failed").allInnerTexts()).some((text) => text.trim() !== "");
    const until = async (isSo: () => Promise<boolean>): Promise<void> => {
        while (!(await hasFailed()) && !(await isSo())) {
            if (performance.now() > end) throw new Error(`did not end in the page within ${timeout / 1000} seconds`);
            await pause(50);
        }
    };

    // What it says until the run begins is what a run before has left.
    await button.evaluate((one) => {
        delete one.dataset["begun"];
        const observer = new MutationObserver(() => {
            observer.disconnect();
            one.dataset["begun"] = "";
        });
        observer.observe(one, { childList: true, characterData: true, subtree: true });
    });
    await press(button);
    await until(async () => (await asks()) || (await hasBegun()));
    const asked = (await asks()) ? await row.locator(".run-asking").innerText() : "";
    if (asked !== "") await press(load);
    await until(hasBegun);
    await until(async () => (await button.innerText()) === again);
    return asked;
}
