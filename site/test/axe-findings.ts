/** Runs axe on a page in its current state. */
import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

export type AxeFindings = {
    /** Each violated rule, with the elements that violate it. */
    readonly faults: readonly string[];
    /** The ids of the rules that passed. */
    readonly passed: readonly string[];
};

// Reporting every element that passes takes axe several times as long.
const faultsOnly: RunOptions = { resultTypes: ["violations"] };
const runOptions = {
    everything: faultsOnly,
    // The only rules whose result depends on the theme.
    colours: { ...faultsOnly, runOnly: { type: "tag", values: ["cat.color"] } },
} as const satisfies Readonly<Record<string, RunOptions>>;

/** @param what default: everything; `colours` for a page that was already checked in another theme */
export async function axeFindings(page: Page, what: keyof typeof runOptions = "everything"): Promise<AxeFindings> {
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
    const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(runOptions[what])})`);
    return {
        faults: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
        passed: passes.map(({ id }) => id),
    };
}
