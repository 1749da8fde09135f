/**
 * Runs the proof of the course alone and prints each result; with `--brief`, only those that are not passed. Fails if a block fails
 * and, in CI, if one is not run.
 */
import { proveCourse } from "./prove.ts";
import { rowOf, summaryOf } from "./result.ts";

const start = performance.now();
const isBrief = process.argv.includes("--brief");
const results = await proveCourse({
    onResult: (result) => {
        if (!isBrief || result.outcome !== "passed") console.log(rowOf(result));
    },
});
console.log(`The course: ${summaryOf(results)}, in ${Math.round((performance.now() - start) / 1000)} s`);

const inContinuousIntegration = process.env["CI"] === "true";
const wrong = results.some(({ outcome }) => outcome === "failed" || (outcome === "notRun" && inContinuousIntegration));
process.exitCode = wrong ? 1 : 0;
