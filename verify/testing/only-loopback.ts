/** Tests reach this machine only: a connection to any other fails at once, and says so. */
import { type NetConnectOpts, Socket } from "node:net";

const isLoopback = (host: string): boolean => /^(?:127\.\d+\.\d+\.\d+|::1|localhost|.+\.localhost)$/.test(host);

/** The host of a connection; undefined for a path. Node itself passes its arguments as one list. */
function hostOf(args: readonly unknown[]): string | undefined {
    const [first, second] = Array.isArray(args[0]) ? args[0] : args;
    if (typeof first === "number") return typeof second === "string" ? second : "localhost";
    if (typeof first !== "object" || first === null) return undefined;
    const options: Partial<NetConnectOpts> & { readonly host?: string; readonly path?: string } = first;
    return options.path === undefined || options.path === null ? (options.host ?? "localhost") : undefined;
}

const { connect } = Socket.prototype;

function connectToLoopback(this: Socket, ...args: unknown[]) {
    const host = hostOf(args);
    if (host !== undefined && !isLoopback(host)) {
        throw new Error(`A test reaches this machine only, not ${host}: give it a sandbox, or a server on loopback.`);
    }
    return Reflect.apply(connect, this, args);
}

// Test files share their process, and each of them runs this.
if (connect.name !== connectToLoopback.name) {
    Socket.prototype.connect = connectToLoopback as Socket["connect"]; // Its overloads take the same arguments.
}
