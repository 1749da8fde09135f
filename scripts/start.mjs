// npm start: installs what is missing, builds the site, serves it and a sandbox on loopback and prints where; at a terminal
// it also opens the course in the browser. What the tools say is shown only when something goes wrong.
import { spawn, spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, installPackages, installPython, root } from "./install.mjs";

const site = ["-w", "@callsheet/site", "--silent"];
const atTerminal = process.stdout.isTTY && !process.env["CI"];
// Whoever publishes the site below a path sees it there, too: see site/src/publication.ts.
const path = new URL(process.env["CALLSHEET_SITE"] || "http://127.0.0.1").pathname.replace(/\/$/, "");
const course = `${path}/gu/course`;
const addressIn = (log) => /http:\/\/[\d.]+:\d+(?=\/)/.exec(log)?.[0];

installPackages();
// Its pip fetches the libraries that Python programs import in the page.
installPython("the Python snippets in the page");
const options = { cwd: root, env: { ...environment(), NO_COLOR: "1" } };

console.log("Building the site…");
build();
const sandbox = startSandbox();
serve();

/** Builds the site; what the build wrote is shown, in its order, when it fails. */
function build() {
    const folder = mkdtempSync(join(tmpdir(), "callsheet-"));
    const file = join(folder, "build.log");
    const log = openSync(file, "w");
    const { status, signal, error } = spawnSync("npm", ["run", "build", ...site], {
        ...options,
        stdio: ["ignore", log, log],
    });
    closeSync(log);
    const text = readFileSync(file, "utf8");
    rmSync(folder, { recursive: true });
    if (status === 0) return;
    if (signal) process.exit(1);
    console.error(`${text}${error?.message ?? ""}\nThe site could not be built: see above.`);
    process.exit(status ?? 1);
}

/** Serves what was built, until it is stopped. */
function serve() {
    const open = atTerminal ? ["--", "--open", course] : [];
    // In a group of its own, which is stopped as a whole: npm does not tell its child that it was stopped.
    const server = spawn("npm", ["run", "serve", ...site, ...open], {
        ...options,
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
    });
    let log = "";
    let stopped = false;
    const read = (chunk) => {
        const known = addressIn(log);
        log += chunk;
        const address = addressIn(log);
        if (address && !known) sandbox.where.then((where) => announce(address, where));
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
        process.on(signal, () => {
            stopped = true;
            sandbox.stop(signal);
            process.kill(-server.pid, signal);
        });
    }
    server.on("error", ({ message }) => {
        log += message;
    });
    server.on("close", (status) => {
        if (stopped) process.exit(0);
        sandbox.stop("SIGTERM");
        console.error(`${log}\nThe site is no longer served: see above.`);
        process.exit(status || 1);
    });
}

/**
 * Starts a sandbox, at any port where the usual one is taken. The site needs none: where it does not start, its reason is
 * told in place of its address.
 */
function startSandbox(port = []) {
    const command = join(root, "packages", "cli", "bin", "callsheet.mjs");
    // The pinned Node, which reads the sources; in a group of its own, as the site is.
    const child = spawn("node", [command, "sandbox", "--json", ...port], {
        ...options,
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
    });
    let stop = (signal) =>
        child.pid !== undefined &&
        child.exitCode === null &&
        child.signalCode === null &&
        process.kill(-child.pid, signal);
    const where = new Promise((resolve) => {
        let output = "";
        let reason = "";
        child.stdout.on("data", (chunk) => {
            output += chunk;
            if (output.includes("\n")) resolve(JSON.parse(output.slice(0, output.indexOf("\n"))));
        });
        child.stderr.on("data", (chunk) => {
            reason += chunk;
        });
        child.on("error", ({ message }) => resolve({ reason: message }));
        child.on("close", () => {
            if (output !== "" || port.length > 0) return resolve({ reason });
            const again = startSandbox(["--port", "0"]);
            stop = again.stop;
            resolve(again.where);
        });
    });
    return { where, stop: (signal) => stop(signal) };
}

function announce(address, { url, journal, reason }) {
    const where = url
        ? `
The sandbox is at

    ${url.padEnd(journal.length)}  every provider, without an account: for your programs
    ${journal}  what they asked, and what it answered
`
        : `
The sandbox could not be started: ${reason.trim()}
`;
    console.log(
        `
The site is at

    ${address}${path}/             the front page
    ${address}${course}    the course, in Gujarati
    ${address}${path}/en/course    the course, in English
    ${address}${path}/gu/snippets  the snippet generator
${where}
${atTerminal ? "The course opens in your browser. " : ""}Press Ctrl+C here to stop.`,
    );
}
