// npm start: installs missing packages, builds what has changed, serves the site and a sandbox on loopback, and prints
// their addresses. This part runs on Node 20 before anything is installed. The rest is in `start/main.ts`.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { environment, generate, root } from "./install.mjs";
import { installForStart } from "./start/install-for-start.mjs";
import { runningAnnouncement } from "./start/running.mjs";

const running = await runningAnnouncement();
if (running) console.log(`The site is running already.\n${running}`);
else {
    const node = await installForStart();
    generate(node);
    const child = spawn(node, [join(root, "tools", "start", "main.ts")], {
        cwd: root,
        env: environment(),
        stdio: "inherit",
    });
    // A terminal sends SIGINT to both processes. Other signals reach only this one, so pass them on.
    process.on("SIGINT", () => {});
    for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
    child.on("close", (status) => process.exit(status ?? 1));
}
