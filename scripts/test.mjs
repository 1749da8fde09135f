// npm test: installs what is missing, runs every test, and ends with one line "N passed, N failed".
// npm run test:quick: the same for the unit tests and one snippet of each client, which need no browser.
import { environment, installPackages, run } from "./install.mjs";
import { requirePrograms } from "./programs.mjs";

const quick = process.argv.includes("--quick");

installPackages();
if (!quick) requirePrograms(["chromium", "java"], "the tests of the site, and of the example with Apache Spark");
requirePrograms(["python", "venv", "curl", "jq"], "the snippets in Python and in the shell");
if (quick) {
    const env = { ...environment(), TEST_QUICK: "true" };
    run("vitest", ["run", "--project=unit", "--project=clients"], { env });
} else run("vitest", ["run", "--project=!clients"]);
