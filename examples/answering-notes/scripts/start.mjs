// npm start [-- --provider] [-- --port 9000]: installs what is missing, and serves the page, with a sandbox.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { callsheet, folder, install, python, stop } from "./install.mjs";

const { provider, port: wanted } = options();
if (provider && !process.env["HF_TOKEN"]) {
    stop("HF_TOKEN is not set. Put your token of the Hub into it: export HF_TOKEN=hf_…, and try again.");
}
const port = await freePort(wanted);
install();

// Sentences that have nothing in common are 0.7 alike for the model that finds: measure your own number.
const measured = { NEAR_ENOUGH: process.env["NEAR_ENOUGH"] ?? "0.8" };
const serve = [python, "server.py", "--port", String(port)];
const [command, ...args] = provider ? serve : [...callsheet(), "sandbox", "--port", "0", "--", ...serve];
const child = spawn(command, args, {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1", ...(provider && measured) },
    shell: process.platform === "win32" && command !== python,
});
child.on("error", ({ message }) => stop(`${command} could not be started: ${message}`));
child.on("close", (code) => process.exit(code ?? 1));
// Ctrl+C reaches it by itself; it ends, and then this does.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill());

await isServed(`http://localhost:${port}/`);
console.log(`
The application is at

    http://localhost:${port}/

${
    provider
        ? "It asks real models, with your HF_TOKEN."
        : `A sandbox answers in the place of the models. It understands only what it has spoken itself: press the
button of the example question. Real models hear you with npm start -- --provider.`
}
Press Ctrl+C here to stop.`);

function options() {
    try {
        const { values } = parseArgs({ options: { provider: { type: "boolean" }, port: { type: "string" } } });
        const port = Number(values.port ?? 8000);
        if (Number.isInteger(port) && port >= 0 && port <= 65_535) return { provider: values.provider ?? false, port };
        return stop(`--port takes a number from 0 to 65535; received ${values.port}.`);
    } catch (error) {
        return stop(`${error.message}\nnpm start takes --provider and --port: npm start -- --port 9000`);
    }
}

/** The port itself, or any that is free for 0. Ends this program where somebody else has it. */
async function freePort(wanted) {
    const server = createServer();
    server.listen(wanted, "127.0.0.1");
    await once(server, "listening").catch(({ code, message }) =>
        stop(
            code === "EADDRINUSE"
                ? `Port ${wanted} is taken. Choose another: npm start -- --port ${wanted + 1}`
                : `Port ${wanted} cannot be used: ${message}`,
        ),
    );
    const { port } = server.address();
    server.close();
    await once(server, "close");
    return port;
}

async function isServed(address) {
    for (;;) {
        const response = await fetch(address).catch(() => undefined);
        if (response?.ok) return;
        await setTimeout(100);
    }
}
