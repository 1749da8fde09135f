/** On which ports and sockets programs of this machine, or of this network namespace, listen: the tables of the kernel. */
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The TCP ports on which programs listen. */
export const listeningPorts = (): ReadonlySet<number> => new Set(["tcp", "tcp6"].flatMap(rowsOf).flatMap(portOf));

/**
 * The paths of Unix sockets: those that the kernel lists, and those in `/run`, which may be of another network namespace, as
 * Docker's is in a container.
 */
export function socketPaths(): readonly string[] {
    const listed = rowsOf("unix").flatMap((row) => /(?<= )\/.*$/.exec(row) ?? []);
    // Deeper down there are file systems of other machines.
    const entries = entriesOf("/run");
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join("/run", name));
    const inRun = [...entries, ...folders.flatMap(entriesOf)].filter((entry) => entry.isSocket());
    return [...new Set([...listed, ...inRun.map(({ parentPath, name }) => join(parentPath, name))])];
}

function rowsOf(table: string): readonly string[] {
    try {
        return readFileSync(`/proc/net/${table}`, "utf8").split("\n").slice(1);
    } catch {
        // A machine without IPv6.
        return [];
    }
}

function entriesOf(folder: string): readonly Dirent[] {
    try {
        return readdirSync(folder, { withFileTypes: true });
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
