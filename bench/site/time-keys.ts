/** How long a page takes from a key to the frame that shows what it did. */
import type { Browser, Page } from "playwright-core";
import { openPhone } from "./phone.ts";

/** Somebody who types fast: the milliseconds from one key to the next. */
const pause = 120;
/** What came before is over, and what comes after has come. */
const rest = 600;

/** What is typed, and where. */
export type Typing = {
    readonly address: string;
    /** Waits until the page answers to keys, and puts the cursor where the text begins. */
    readonly begin: (page: Page) => Promise<void>;
    readonly text: string;
};

/** The milliseconds of each key, from when it was pressed until its frame was painted. The processor is slow. */
export async function timeKeys(browser: Browser, typing: Typing): Promise<readonly number[]> {
    const { page, close } = await openPhone(browser, { processor: true, network: false });
    await page.addInitScript(noteKeys);
    await type(page, typing);
    const times = await page.evaluate((): unknown => Reflect.get(window, "keyTimes"));
    await close();
    const heard = Array.isArray(times) ? times.filter((time) => typeof time === "number") : [];
    if (heard.length !== typing.text.length) {
        throw new Error(
            `${typing.text.length} keys were pressed, and ${heard.length} were heard, at ${typing.address}.`,
        );
    }
    return heard;
}

/** The processor's own milliseconds for a key, on average: what other programs do meanwhile does not count. */
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

async function type(page: Page, { address, begin, text }: Typing, ready?: () => Promise<void>): Promise<void> {
    await page.goto(address, { waitUntil: "networkidle" });
    await begin(page);
    await page.waitForTimeout(rest);
    await ready?.();
    await page.keyboard.type(text, { delay: pause });
    await page.waitForTimeout(rest);
}

/** Runs in the page. A message that is sent while a frame is made arrives when that frame has been painted. */
function noteKeys(): void {
    const times: number[] = [];
    Reflect.set(window, "keyTimes", times);
    let pressed = 0;
    const options = { capture: true };
    // The browser's own note of when it got the key: what keeps the page from hearing it counts too.
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
