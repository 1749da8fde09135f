// npm test: installs what is missing, checks and builds the page, and runs the tests of the page and of the server.
import { callsheet } from "./callsheet.mjs";
import { buildPage, installAll, python, run, tool } from "./install.mjs";

installAll();
buildPage();
run(process.execPath, [tool("vitest", "vitest.mjs"), "run", "--root", "page"]);
run(python, ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"], {
    env: { ...process.env, CALLSHEET: callsheet().join(" "), PYTHONDONTWRITEBYTECODE: "1" },
});
