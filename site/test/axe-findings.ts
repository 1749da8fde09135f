/** What axe finds in a page as it is now. */
import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

export type AxeFindings = {
    /** Each rule that is broken, with the elements that break it. */
    readonly faults: readonly string[];
    /** The rules that were looked for and found well. */
    readonly well: readonly string[];
};

// To report on every element that is well takes axe several times as long.
const faultsOnly: RunOptions = { resultTypes: ["violations"] };
const looks = {
    everything: faultsOnly,
    // What a second theme can change.
    colours: { ...faultsOnly, runOnly: { type: "tag", values: ["cat.color"] } },
} as const satisfies Readonly<Record<string, RunOptions>>;

/** @param what everything, unless given; `colours` for a page that was looked at in another theme */
export async function axeFindings(page: Page, what: keyof typeof looks = "everything"): Promise<AxeFindings> {
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
    const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(looks[what])})`);
    return {
        faults: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
        well: passes.map(({ id }) => id),
    };
}
