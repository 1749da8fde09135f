/**
 * Runs the proof of the course alone and prints each result; with `--brief`, only those that are not passed; with `--share 1/3`, a
 * share of it. Fails if a block fails and, in CI, if one is not run.
 */
import { parseArgs } from "node:util";
import { shareOf } from "../../../testing/test-files.ts";
import { proveCourse } from "./prove.ts";
import { rowOf, summaryOf } from "./result.ts";

const start = performance.now();
const { values } = parseArgs({ options: { brief: { type: "boolean" }, share: { type: "string" } } });
const results = await proveCourse({
    share: shareOf(values.share),
    onResult: (result) => {
        if (!values.brief || result.outcome !== "passed") console.log(rowOf(result));
    },
});
console.log(`The course: ${summaryOf(results)}, in ${Math.round((performance.now() - start) / 1000)} s`);

const inContinuousIntegration = process.env["CI"] === "true";
const wrong = results.some(({ outcome }) => outcome === "failed" || (outcome === "notRun" && inContinuousIntegration));
process.exitCode = wrong ? 1 : 0;
