/** Measures the time from a key press to the painted frame that shows its effect. */
import type { Browser, Page } from "playwright-core";
import { openPhone } from "./phone.ts";

/** A fast typist: the milliseconds between keys. */
const pause = 120;
/** A pause before and after typing, in milliseconds, so that other work has finished. */
const rest = 600;

/** The text to type, and the field to type it into. */
export type Typing = {
    readonly address: string;
    /** Runs before the page is opened. */
    readonly before?: (page: Page) => Promise<unknown>;
    /** Waits until the page handles keys, and places the cursor. */
    readonly begin: (page: Page) => Promise<void>;
    readonly text: string;
};

/** The milliseconds from each key press to its painted frame, with a slow processor. */
export async function timeKeys(browser: Browser, typing: Typing): Promise<readonly number[]> {
    const { page, close } = await openPhone(browser, { processor: true, network: false });
    await page.addInitScript(noteKeys);
    await type(page, typing);
    const times = await page.evaluate((): unknown => Reflect.get(window, "keyTimes"));
    await close();
    const keyTimes = Array.isArray(times) ? times.filter((time) => typeof time === "number") : [];
    if (keyTimes.length !== typing.text.length) {
        throw new Error(
            `${typing.text.length} keys were pressed, and ${keyTimes.length} were heard, at ${typing.address}.`,
        );
    }
    return keyTimes;
}

/** The average processor time for a key in milliseconds, which excludes other programs. */
export async function timeWork(browser: Browser, typing: Typing): Promise<number> {
    const { page, session, close } = await openPhone(browser, { processor: false, network: false });
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const worked = async (): Promise<number> => {
        const { metrics } = await session.send("Performance.getMetrics");
        return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    };
    let before = Number.NaN;
    await type(page, typing, async () => {
        before = await worked();
    });
    const seconds = (await worked()) - before;
    await close();
    return (seconds * 1000) / typing.text.length;
}

async function type(page: Page, { address, before, begin, text }: Typing, ready?: () => Promise<void>): Promise<void> {
    await before?.(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await begin(page);
    await page.waitForTimeout(rest);
    await ready?.();
    await page.keyboard.type(text, { delay: pause });
    await page.waitForTimeout(rest);
}

/** Runs in the page. A message that is posted in an animation frame arrives after that frame has been painted. */
function noteKeys(): void {
    const times: number[] = [];
    Reflect.set(window, "keyTimes", times);
    let pressed = 0;
    const options = { capture: true };
    // The event's time stamp is when the browser received the key, so it includes delays before the event.
    addEventListener(
        "keydown",
        ({ timeStamp }) => {
            pressed = timeStamp;
        },
        options,
    );
    const onInput = () => {
        const from = pressed;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => times.push(performance.now() - from);
            port2.postMessage(undefined);
        });
    };
    addEventListener("input", onInput, options);
}
