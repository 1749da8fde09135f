// npm test: installs missing npm packages, and runs every test that needs only Node, and a walk through the site if
// there is a Chromium. npm run test:all: also installs other missing programs, and runs all tests, with more runs of
// each property; it counts what `npm test` has passed on the same files within the hour, and runs of that only what it
// tests more often; with --share=1/3, it runs a share of what installs other people's tools. Both leave what takes longest to
// install, `*.release.test.ts`, to `npm run proof -- --whole`. Both list the tests that were not run, with reasons, and end with the
// line "N passed, N failed".

import { installPrograms, programs } from "../testing/programs.mjs";
import { environment, generate, installPackages, run } from "./install.mjs";

const all = process.argv.includes("--all");
const share = process.argv.find((option) => option.startsWith("--share="))?.slice("--share=".length);

installPackages();
if (all) installPrograms(Object.keys(programs));
generate();
const projects = all ? ["--project=!release"] : ["--project=unit", "--project=walk"];
const env = {
    ...environment(),
    CALLSHEET_STAMP: all ? "reuse" : "record",
    ...(all && { CALLSHEET_ALL: "1" }),
    ...(share && { CALLSHEET_SHARE: share }),
};
run("node", ["node_modules/vitest/vitest.mjs", "run", ...projects], { env });
