/** On which ports and sockets programs of this machine, or of this network namespace, listen: the tables of the kernel. */
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The TCP ports on which programs listen. */
export const listeningPorts = (): ReadonlySet<number> => new Set(["tcp", "tcp6"].flatMap(rowsOf).flatMap(portOf));

/** The paths of Unix sockets: those that the kernel lists, and those of other containers, which are in `/run`. */
export const socketPaths = (): readonly string[] => [
    ...new Set([
        ...rowsOf("unix").flatMap((row) => /(?<= )\/.*$/.exec(row) ?? []),
        ...entriesBelow("/run").flatMap((entry) => (entry.isSocket() ? [join(entry.parentPath, entry.name)] : [])),
    ]),
];

function rowsOf(table: string): readonly string[] {
    try {
        return readFileSync(`/proc/net/${table}`, "utf8").split("\n").slice(1);
    } catch {
        // A machine without IPv6.
        return [];
    }
}

function entriesBelow(folder: string): readonly Dirent[] {
    try {
        const entries = readdirSync(folder, { withFileTypes: true });
        return entries.flatMap((one) => (one.isDirectory() ? entriesBelow(join(folder, one.name)) : [one]));
    } catch {
        // Whoever may not list it may not connect there either, unless the path is known.
        return [];
    }
}

/** @param line of the kernel's table: a number, the local address as `0100007F:1F90`, the remote one, the state, … */
function portOf(line: string): readonly number[] {
    const [, local = "", , state] = line.trim().split(/\s+/);
    const [, port = ""] = local.split(":");
    return state === listen && port !== "" ? [Number.parseInt(port, 16)] : [];
}

/** The state of a socket that waits for connections. */
const listen = "0A";
