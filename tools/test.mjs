// npm test: installs missing npm packages, and runs every test that needs only Node. npm run test:all: also installs other
// missing programs, and runs all tests, with more runs of each property, but those that npm run test:release runs: with other
// people's frameworks and tools. Each lists the tests that were not run, with reasons, and ends with the line "N passed, N
// failed".

import { environment, generate, installPackages, run } from "./install.mjs";
import { installPrograms, programs } from "./machine/programs.mjs";

const [, , option] = process.argv;
const projects = { "--all": ["!release"], "--release": ["release"] }[option] ?? ["unit"];

installPackages();
if (option) installPrograms(Object.keys(programs));
generate();
run("node", ["node_modules/vitest/vitest.mjs", "run", ...projects.map((name) => `--project=${name}`)], {
    env: { ...environment(), ...(option && { CALLSHEET_ALL: "1" }) },
});
