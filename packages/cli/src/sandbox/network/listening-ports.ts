import { readFileSync } from "node:fs";

/** The TCP ports on which programs of this machine, or of this network namespace, listen. */
export function listeningPorts(): ReadonlySet<number> {
    const lines = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) => {
        try {
            return readFileSync(file, "utf8").split("\n").slice(1);
        } catch {
            // A machine without IPv6.
            return [];
        }
    });
    return new Set(lines.flatMap(portOf));
}

/** @param line of the kernel's table: a number, the local address as `0100007F:1F90`, the remote one, the state, … */
function portOf(line: string): readonly number[] {
    const [, local = "", , state] = line.trim().split(/\s+/);
    const [, port = ""] = local.split(":");
    return state === listen && port !== "" ? [Number.parseInt(port, 16)] : [];
}

/** The state of a socket that waits for connections. */
const listen = "0A";
