// npm test: installs what is missing, runs every test, and ends with one line "N passed, N failed".
import { installForSnippets, installPackages, installProgram, run } from "./install.mjs";

installPackages();
installProgram(["chromium", "chromium-browser", "google-chrome"], "chromium", "the tests of the site");
installForSnippets();
run("npm", ["run", "test:all", "--silent"]);
