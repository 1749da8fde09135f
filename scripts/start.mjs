// npm start: installs what is missing, builds what has changed, serves the site and a sandbox on loopback, and prints where.
// This part runs on Node 20, before anything is installed; `start/main.ts` is the rest.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { environment, root } from "./install.mjs";
import { installForStart } from "./start/install-for-start.mjs";
import { announcedBefore } from "./start/running.mjs";

const running = await announcedBefore();
if (running) console.log(`The site is running already.\n${running}`);
else {
    const node = await installForStart();
    const child = spawn(node, [join(root, "scripts", "start", "main.ts")], {
        cwd: root,
        env: environment(),
        stdio: "inherit",
    });
    // A terminal tells both of them; whoever stops this one alone stops the other, too.
    process.on("SIGINT", () => {});
    for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
    child.on("close", (status) => process.exit(status ?? 1));
}
