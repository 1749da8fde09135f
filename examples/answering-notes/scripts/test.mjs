// npm test: installs what is missing, and runs the tests of the page and of the server.
import { callsheet, install, python, run } from "./install.mjs";

install();
run(process.execPath, ["--test", "tests/page.test.mjs"]);
run(python, ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"], {
    env: { ...process.env, CALLSHEET: callsheet().join(" "), PYTHONDONTWRITEBYTECODE: "1" },
});
