/** Measures cumulative layout shift, see https://web.dev/articles/cls. */
import type { Page } from "playwright-core";

/** Records the layout shifts of every page that is opened from now on. */
export const countShifts = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
                const { value, hadRecentInput } = entry as PerformanceEntry & {
                    value: number;
                    hadRecentInput: boolean;
                };
                if (!hadRecentInput) shifts.push(value);
            }
        }).observe({ type: "layout-shift", buffered: true });
    });

/** The sum of the layout shifts, two frames after the fonts have loaded. */
export const shiftsOf = (page: Page): Promise<number> =>
    page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0);
    });
