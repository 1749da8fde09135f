// npm test: installs npm packages where they are missing, and runs every test that needs Node alone, and a walk through the
// site where a Chromium is found. npm run test:all: installs what else is missing, and runs everything, with more tries.
// Both name what was not run, and why, and end with one line "N passed, N failed".

import { everyDay, parts } from "../testing/parts.mjs";
import { installPrograms } from "../testing/programs.mjs";
import { environment, installPackages, run } from "./install.mjs";

const all = process.argv.includes("--all");

installPackages();
if (all) installPrograms(parts.flatMap(({ needs }) => needs));
const projects = all ? [] : everyDay.map((name) => `--project=${name}`);
const env = { ...environment(), ...(all && { CALLSHEET_ALL: "1" }) };
run("node", ["node_modules/vitest/vitest.mjs", "run", ...projects], { env });
