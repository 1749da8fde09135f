/** Emulates Lighthouse's slow phone: its screen, processor and network. */
import type { Browser, CDPSession, Page } from "playwright-core";

const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** How many times slower its processor is than this machine's. */
const timesSlower = 4;

const bytesPerSecond = (kilobits: number): number => (kilobits * 1024) / 8;

/** Slow 4G. The latency is in milliseconds. */
const slow4g = {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1638.4),
    uploadThroughput: bytesPerSecond(675),
};

/** Which parts of the phone are slow. */
export type Slow = { readonly processor: boolean; readonly network: boolean };

export type Phone = { readonly page: Page; readonly session: CDPSession; readonly close: () => Promise<void> };

/** Opens a new page with an empty cache. */
export async function openPhone(browser: Browser, { processor, network }: Slow): Promise<Phone> {
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    if (processor) await session.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
    if (network) await session.send("Network.emulateNetworkConditions", slow4g);
    return { page, session, close: () => context.close() };
}
