/**
 * Runs a program in a network of its own, which has nothing but a loopback interface. There the sandbox's hosts have
 * this machine's address, and names are looked up nowhere. Started by `confine`, in new namespaces, as their first
 * process: when this one ends, the system ends all others.
 */
import { execFileSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endSignals } from "../interruption.ts";
import { isCommand, spawnProgram } from "../spawn-program.ts";
import { noSuchNameResponse } from "./dns.ts";
import { listeningPorts } from "./listening.ts";
import { type Ending, forwardFromSocket, forwardPort, type Report, type Start, sockets } from "./relay.ts";

const report = (message: Report) => process.send?.(message);

process.once("message", (start: Start) => {
    process.on("message", ({ signal }: Ending) => process.emit(signal, signal));
    run(start).catch((error: unknown) => {
        report({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
        process.disconnect();
    });
});
// Without the sandbox there is nothing left to reach.
process.once("disconnect", () => process.exit());
// The program gets the signals that the terminal sends; those of the sandbox's side are passed on to it.
for (const signal of endSignals) process.on(signal, () => {});

async function run({ words, environment, user, group, ...network }: Start): Promise<void> {
    // `unshare` would report it as an end of the program.
    if (!isCommand(words[0] ?? "", environment)) throw new Error("there is no such program");
    execFileSync("ip", ["link", "set", "lo", "up"]);
    replaceFiles(network);
    hideSockets(network);
    const ours = await openPorts(network);
    const timer = setInterval(() => {
        const ports = [...listeningPorts()].filter((port) => !ours.has(port));
        report({ kind: "listening", ports });
    }, pollInterval);
    // Here the user is root, with power over these namespaces. The program is who it would be without them, and without
    // that power, so that it cannot undo what is hidden from it.
    const asUser = ["unshare", "--user", `--map-user=${user}`, `--map-group=${group}`, "--"];
    const exitCode = await spawnProgram([...asUser, ...words], {
        env: environment,
        stdio: "inherit",
    });
    clearInterval(timer);
    report({ kind: "ended", exitCode });
    process.disconnect();
}

/** Milliseconds between two looks at the ports on which the program listens. */
const pollInterval = 200;

/** Files that tell where hosts are: replaced for this program only. */
function replaceFiles({ folder, hosts }: Pick<Start, "folder" | "hosts">): void {
    const replace = (path: string, change: (text: string) => string) => {
        if (!existsSync(path)) return;
        const real = realpathSync(path);
        const own = join(folder, path.replaceAll("/", "_"));
        writeFileSync(own, change(readFileSync(real, "utf8")));
        execFileSync("mount", ["--bind", own, real]);
    };
    replace("/etc/hosts", (text) => `${hosts.map((host) => `127.0.0.1 ${host}\n`).join("")}${text}`);
    replace("/etc/resolv.conf", () => "nameserver 127.0.0.1\n");
    // Other ways to look up a name ask programs outside of this network.
    replace("/etc/nsswitch.conf", (text) => text.replace(/^hosts:.*/m, "hosts: files dns"));
}

/** Puts nothing in the place of each Unix socket, but those of this confinement. */
function hideSockets({ folder, socketPaths }: Pick<Start, "folder" | "socketPaths">): void {
    const others = socketPaths.filter((path) => !path.startsWith(`${folder}/`));
    // Others may go meanwhile.
    const hide = 'for path; do [ ! -S "$path" ] || mount --bind /dev/null "$path" || [ ! -S "$path" ] || exit 1; done';
    execFileSync("sh", ["-c", hide, "sh", ...others], { stdio: ["ignore", "ignore", "pipe"] });
}

/** Opens the ports that lead out of this network. @returns their numbers */
async function openPorts({ folder, sandboxPort, ports }: Pick<Start, "folder" | "sandboxPort" | "ports">) {
    const outside = join(folder, sockets.outside);
    // The sandbox takes plain HTTP and TLS at its port.
    for (const port of [80, 443]) forwardPort(port, outside, sandboxPort);
    const others = ports.filter((port) => ![80, 443].includes(port));
    for (const port of others) forwardPort(port, outside);
    forwardFromSocket(join(folder, sockets.inside));
    const names = createSocket("udp4", (query, from) => {
        const answer = noSuchNameResponse(query);
        if (answer === undefined) return;
        report({ kind: "unknown-host", name: answer.name });
        names.send(answer.response, from.port, from.address);
    });
    await new Promise<void>((resolve) => names.bind(53, "127.0.0.1", resolve));
    return new Set([80, 443, ...others]);
}
