/**
 * Takes the network away from a program, on Linux: it runs in namespaces of its own, and `inside` opens the ways that
 * it needs. Its ports can be reached from this machine, and it reaches the ports of this machine's own servers. It sees
 * no process but those that it has started, which all end with it, and no Unix socket.
 */
import type { ChildProcess } from "node:child_process";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { spawnProgram } from "../spawn-program.ts";
import { listeningPorts, socketPaths } from "./listening.ts";
import { type Ending, forwardFromSocket, forwardPort, type Report, type Start, sockets } from "./relay.ts";

/** New namespaces for users, the network, mounts and processes; in them the user is root. Their end is that of all in them. */
const namespaces = [
    ...["unshare", "--user", "--map-root-user", "--net", "--mount", "--mount-proc", "--pid", "--fork", "--kill-child"],
    "--",
];

/** Whom the program runs as. Only Windows has no such numbers, and no namespaces either. */
const userOf = () => ({ user: process.getuid?.() ?? 0, group: process.getgid?.() ?? 0 });

/** Why this system cannot take the network away from a program. Undefined if it can. */
export function confinementProblem(): string | undefined {
    if (process.platform !== "linux") return "only Linux can take it away from a single program";
    const { user, group } = userOf();
    const [command = "", ...args] = namespaces;
    const all = `ip link set lo up && mount --bind /etc/hosts /etc/hosts && unshare --user --map-user=${user} --map-group=${group} true`;
    const { status, error, stderr } = spawnSync(command, [...args, "sh", "-c", all], { encoding: "utf8" });
    if (status === 0) return undefined;
    if (error) return "unshare of util-linux is not there";
    return `this system does not allow it: ${stderr.trim().split("\n").at(-1)}`;
}

type Confinement = {
    readonly words: readonly string[];
    readonly environment: Readonly<Record<string, string>>;
    readonly sandboxPort: number;
    /** The hosts that the sandbox stands in for. */
    readonly hosts: readonly string[];
    /** Where the program reads and writes. */
    readonly stdio: readonly ["inherit" | "ignore", "inherit" | "pipe", "inherit" | "pipe"];
    readonly use: (child: ChildProcess) => void;
    /** Called with each host that the program looked up past the proxy. */
    readonly onUnknownHost: (name: string) => void;
    /** The folder in which it runs. Default: that of this process. */
    readonly cwd: string | undefined;
    /** Ends it, with all that it has started. */
    readonly signal: AbortSignal | undefined;
};

/**
 * Runs a program without a network. There must be no `confinementProblem`.
 * @returns its exit code
 * @throws Error if it cannot be started
 */
export async function runConfined(confinement: Confinement): Promise<number> {
    const { words, environment, sandboxPort, hosts, stdio, use, onUnknownHost, cwd, signal } = confinement;
    const folder = mkdtempSync(join(tmpdir(), "callsheet-network-"));
    const outside = forwardFromSocket(join(folder, sockets.outside));
    const start: Start = {
        words,
        environment,
        folder,
        sandboxPort,
        hosts,
        ports: [...listeningPorts()],
        socketPaths: socketPaths(),
        ...userOf(),
    };
    const open = new Map<number, readonly Server[]>();
    let exitCode: number | undefined;
    let failure: string | undefined;
    const take = (message: Report) => {
        if (message.kind === "listening") forwardPorts(open, new Set(message.ports), join(folder, sockets.inside));
        else if (message.kind === "unknown-host") onUnknownHost(message.name);
        else if (message.kind === "failed") failure = message.message;
        else exitCode = message.exitCode;
    };
    const inside = [process.execPath, fileURLToPath(import.meta.resolve("#inside"))];
    const { PATH = "" } = process.env;
    try {
        const code = await spawnProgram(
            [...namespaces, ...inside],
            {
                ...{ env: { PATH }, stdio: [...stdio, "ipc"], cwd, signal },
                // `unshare` takes no notice of signals while it waits.
                passOn: (child, one) => void (child.connected && child.send({ signal: one } satisfies Ending)),
            },
            (child) => {
                child.on("message", take);
                child.send(start);
                use(child);
            },
        );
        if (failure !== undefined) throw new Error(failure);
        return exitCode ?? code;
    } finally {
        forwardPorts(open, new Set(), "");
        outside.close();
        rmSync(folder, { recursive: true, force: true });
    }
}

/** Opens the ports on which the program listens, and closes those on which it does not listen any more. */
function forwardPorts(open: Map<number, readonly Server[]>, ports: ReadonlySet<number>, path: string): void {
    for (const [port, servers] of open) {
        if (ports.has(port)) continue;
        for (const server of servers) server.close();
        open.delete(port);
    }
    for (const port of ports) if (!open.has(port)) open.set(port, forwardPort(port, path));
}
