/** What axe finds on the pages: nothing. */
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { expect } from "vitest";
import { alive } from "./alive.ts";
import { test } from "./browser.ts";
import { aPageOfEveryKind } from "./kinds-of-pages.ts";

// To report on every element that is well takes axe several times as long.
const faultsOnly: RunOptions = { resultTypes: ["violations"] };

// The themes differ by their colours only.
const looks: readonly [theme: "light" | "dark", options: RunOptions][] = [
    ["light", faultsOnly],
    ["dark", { ...faultsOnly, runOnly: { type: "tag", values: ["cat.color"] } }],
];

test.for(aPageOfEveryKind)(
    "$address has no fault that a machine can find, in either theme",
    async ({ address }, { page }) => {
        await page.goto(address);
        // The whole form, and code in its colours.
        if (address.endsWith("/snippets")) await alive(page);
        await page.evaluate(axe.source);
        for (const [colorScheme, options] of looks) {
            await page.emulateMedia({ colorScheme });
            const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
            expect(passes.map(({ id }) => id)).toContain("color-contrast");
            const faults = violations.map(
                ({ id, nodes }) => `${id} (${colorScheme}): ${nodes.map(({ html }) => html)}`,
            );
            expect(faults).toEqual([]);
        }
    },
);
