/** Presses Run below a program like a reader, agrees to downloads, and waits for the end of the run. */
import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "playwright-core";
import { hangTimeout } from "./hang-timeout.ts";

type Pressing = {
    /** The button's text after the run. */
    readonly again: string;
    /** In milliseconds; default: `hangTimeout`. */
    readonly timeout?: number;
    /** Default: a click; a phone taps. */
    readonly press?: (button: Locator) => Promise<void>;
};

/**
 * @returns the question before a download; "" if nothing was downloaded
 * @throws Error if the run does not end in time
 */
export async function pressRun(
    row: Locator,
    { again, timeout = hangTimeout, press = (one) => one.click() }: Pressing,
): Promise<string> {
    const end = performance.now() + timeout;
    const button = row.locator('[data-run-press="run"]');
    const load = row.locator(".run-asking button");
    const asks = async (): Promise<boolean> => (await load.count()) > 0;
    const hasBegun = async (): Promise<boolean> => (await button.getAttribute("data-begun")) !== null;
    // The code that runs programs could not be loaded.
    const hasFailed = async (): Promise<boolean> =>
        (await row.locator(".run-failed").allInnerTexts()).some((text) => text.trim() !== "");
    const until = async (isSo: () => Promise<boolean>): Promise<void> => {
        while (!(await hasFailed()) && !(await isSo())) {
            if (performance.now() > end) throw new Error(`did not end in the page within ${timeout / 1000} seconds`);
            await pause(50);
        }
    };

    // Until the run begins, the button still shows the state of an earlier run.
    await button.evaluate((one) => {
        delete one.dataset["begun"];
        const observer = new MutationObserver(() => {
            observer.disconnect();
            one.dataset["begun"] = "";
        });
        observer.observe(one, { childList: true, characterData: true, subtree: true });
    });
    await press(button);
    // The button may change before the question is asked, so either can come first.
    let question = "";
    await until(async () => {
        if (question === "" && (await asks())) {
            question = await row.locator(".run-asking").innerText();
            await press(load);
        }
        return (await hasBegun()) && (await button.innerText()) === again;
    });
    return question;
}
