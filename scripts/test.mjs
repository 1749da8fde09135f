// npm test: installs what is missing, runs every test, and ends with one line "N passed, N failed".
import { installPackages, installProgram, installPython, run } from "./install.mjs";

installPackages();
installProgram(["chromium", "chromium-browser", "google-chrome"], "chromium", "the tests of the site");
installPython();
installProgram(["curl"], "curl", "the shell snippets");
installProgram(["jq"], "jq", "the shell snippets that wait for a job");
run("npm", ["run", "test:all", "--silent"]);
