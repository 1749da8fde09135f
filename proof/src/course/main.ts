/** Runs the proof of the course alone and prints each result. Fails if a block fails and, in CI, if one is not run. */
import { proveCourse } from "./prove.ts";
import { rowOf, summaryOf } from "./result.ts";

const start = performance.now();
const results = await proveCourse({ onResult: (result) => console.log(rowOf(result)) });
console.log(`${summaryOf(results)}, in ${Math.round((performance.now() - start) / 1000)} s`);

const inContinuousIntegration = process.env["CI"] === "true";
const wrong = results.some(({ outcome }) => outcome === "failed" || (outcome === "notRun" && inContinuousIntegration));
process.exitCode = wrong ? 1 : 0;
