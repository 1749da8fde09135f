// npm run proof: installs missing programs, runs snippets with the real libraries (see npm run proof -- --help), and
// then every command and program of the course. npm run proof -- --course runs the course alone.

import { requirePrograms } from "../testing/programs.mjs";
import { installPackages, run } from "./install.mjs";

const options = process.argv.slice(2);
const courseAlone = options.join(" ") === "--course";
const withCourse = courseAlone || options.every((option) => ["--all", "--fresh"].includes(option));

installPackages();
run("node", ["packages/inference/scripts/generate.ts"]);
requirePrograms(["python", "venv", "curl", "jq", "bash", "dash", "zsh"], "the snippets in Python and in the shell");
if (withCourse) requirePrograms(["chromium"], "the pages of the course");
if (!courseAlone) run("node", ["proof/src/main.ts", ...options]);
if (withCourse) run("node", ["proof/src/course/main.ts"]);
