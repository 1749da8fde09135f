// npm test: installs missing npm packages, and runs every test that needs only Node, and a walk through the site if
// there is a Chromium. npm run test:all: also installs other missing programs, and runs all tests, with more runs of
// each property. Both list the tests that were not run, with reasons, and end with the line "N passed, N failed".

import { installPrograms } from "../testing/programs.mjs";
import { defaultProjects, testGroups } from "../testing/test-groups.mjs";
import { environment, installPackages, run } from "./install.mjs";

const all = process.argv.includes("--all");

installPackages();
if (all) installPrograms(testGroups.flatMap(({ needs }) => needs));
run("node", ["packages/inference/scripts/generate.ts"]);
const projects = all ? [] : defaultProjects.map((name) => `--project=${name}`);
const env = { ...environment(), ...(all && { CALLSHEET_ALL: "1" }) };
run("node", ["node_modules/vitest/vitest.mjs", "run", ...projects], { env });
