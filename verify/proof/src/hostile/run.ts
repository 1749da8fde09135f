/** Runs the hostile calls for `npm run proof`. */
import { itemsOfShare } from "../../../testing/share.ts";
import type { Options } from "../options.ts";
import type { Outcome, Setting } from "../prove.ts";
import { describe, progress } from "../report/print.ts";
import { allCases, quickCases } from "./cases.ts";
import { usualSeed } from "./invented.ts";
import { withPasting } from "./paste/paste.ts";
import { proveCases } from "./prove-cases.ts";

/** The default of `--runs`. */
const usualRuns = 2;

/** Runs the hostile calls that the options select, and prints their outcomes. */
export async function runHostile(options: Options, setting: Setting): Promise<readonly Outcome[]> {
    const { provider, task, client, only = "", share, quick, seed = usualSeed(), runs = usualRuns } = options;
    const cases = itemsOfShare((quick ? quickCases : allCases)({ seed, runs }), share).filter(
        ({ program }) =>
            (provider === undefined || program.provider === provider) &&
            (task === undefined || program.task === task) &&
            (client === undefined || program.client === client) &&
            program.id.includes(only),
    );
    if (cases.length === 0) throw new TypeError("There is no such hostile call.");
    console.log(`Running ${cases.length} hostile calls; --seed ${seed} invents the same again…`);
    const outcomes = await proveCases(cases, seed, { ...setting, onOutcome: progress(cases.length) });
    const pasted = await withPasting(outcomes, setting.work);
    console.log(`\n${describe(pasted)}`);
    return pasted;
}
