// npm test: installs what is missing, runs every test, and ends with one line "N passed, N failed".
// npm run test:quick: the same for the unit tests and one snippet of each client, which need no browser.
import { environment, installChromium, installForSnippets, installPackages, installProgram, run } from "./install.mjs";

const quick = process.argv.includes("--quick");

installPackages();
if (!quick) installChromium("the tests of the site");
if (!quick) installProgram(["java"], "default-jre-headless", "the example with Apache Spark");
installForSnippets();
if (quick) {
    const env = { ...environment(), TEST_QUICK: "true" };
    run("vitest", ["run", "--project=unit", "--project=clients"], { env });
} else run("vitest", ["run", "--project=!clients"]);
