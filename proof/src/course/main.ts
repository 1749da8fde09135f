/** Proves the course by itself and prints how each block went. It fails when a block does, and in CI when one is not run. */
import { proveCourse } from "./prove.ts";
import { rowOf, summaryOf } from "./table.ts";

const start = performance.now();
const results = await proveCourse({ onResult: (result) => console.log(rowOf(result)) });
console.log(`${summaryOf(results)}, in ${Math.round((performance.now() - start) / 1000)} s`);

const inContinuousIntegration = process.env["CI"] === "true";
const wrong = results.some(({ outcome }) => outcome === "failed" || (outcome === "notRun" && inContinuousIntegration));
process.exitCode = wrong ? 1 : 0;
