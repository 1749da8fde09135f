/**
 * Proves exercises, and prints each case that is not as it should be. `--only chapter3/keep-talking` takes those whose
 * names begin with that, `--language gu` one language, `--way terminal` one way, `--share 1/3` a share of the chapters; with
 * `--all` the rows of those that pass are printed, too.
 */
import { parseArgs } from "node:util";
import { isLanguage } from "../../../../site/src/languages.ts";
import { shareOf } from "../../../testing/test-files.ts";
import { rowOf, summaryOf } from "../course/result.ts";
import { exerciseWays, proveExercises } from "./prove.ts";

const { values } = parseArgs({
    options: {
        only: { type: "string" },
        language: { type: "string" },
        way: { type: "string" },
        share: { type: "string" },
        all: { type: "boolean" },
    },
});
const { only, language, way, share } = values;
if (language !== undefined && !isLanguage(language)) throw new TypeError(`There is no language ${language}.`);
const ways = exerciseWays.filter((one) => way === undefined || one === way);
if (ways.length === 0) throw new TypeError(`There is no way ${way}, only ${exerciseWays.join(", ")}.`);
const start = performance.now();
const results = await proveExercises({
    ...(only !== undefined && { only }),
    ...(language !== undefined && { languages: [language] }),
    ways,
    share: shareOf(share),
    onResult: (result) => {
        if (values.all || result.outcome !== "passed") console.log(rowOf(result));
    },
});
console.log(`The exercises: ${summaryOf(results)}, in ${Math.round((performance.now() - start) / 1000)} s`);

const wrong = results.some(
    ({ outcome }) => outcome === "failed" || (outcome === "notRun" && process.env["CI"] === "true"),
);
process.exitCode = wrong ? 1 : 0;
