/** Connections between the two sides of a confined program: through Unix sockets, which have a path and no network. */
import { connect, createServer, type Server, type Socket } from "node:net";

/** Either side may end its half of a connection first. */
const halves = { allowHalfOpen: true };

/** Passes bytes both ways, until both sides have ended. */
function join(one: Socket, other: Socket): void {
    for (const [from, to] of [
        [one, other],
        [other, one],
    ] as const) {
        from.on("error", () => to.destroy());
        from.once("close", () => to.destroySoon());
        from.pipe(to);
    }
}

/** Connects to a port of the other side. @param path of that side's socket */
export function connectBySocket(path: string, port: number): Socket {
    const socket = connect({ path, ...halves });
    // Of a fixed length, so that nothing of what follows is read with it.
    socket.write(String(port).padStart(5, "0"));
    return socket;
}

/** Accepts connections of the other side, and leads each to the port of this side that it names. */
export const forwardFromSocket = (path: string): Server =>
    createServer(halves, (socket) => {
        socket.on("error", () => socket.destroy());
        socket.once("readable", () => {
            const port = Number(String(socket.read(5)));
            if (Number.isInteger(port) && port > 0 && port < 65_536)
                join(socket, connect({ host: "localhost", port, ...halves }));
            else socket.destroy();
        });
    }).listen(path);

/** Listens on a port of this machine, and leads each connection to the same port of the other side. */
export const forwardPort = (port: number, path: string, target = port): readonly Server[] =>
    ["127.0.0.1", "::1"].map((host) => {
        const server = createServer(halves, (socket) => join(socket, connectBySocket(path, target)));
        // The other family may not exist, and the port may be taken: then whoever has it answers.
        return server.on("error", () => {}).listen(port, host);
    });

/** From the sandbox's side, at first. */
export type Start = {
    readonly words: readonly string[];
    readonly environment: Readonly<Record<string, string>>;
    /** A private folder for sockets and files. */
    readonly folder: string;
    readonly sandboxPort: number;
    /** The hosts that the sandbox stands in for. */
    readonly hosts: readonly string[];
    /** The ports of this machine's own servers. */
    readonly ports: readonly number[];
    /** Paths of Unix sockets, which would lead out. */
    readonly socketPaths: readonly string[];
    /** The user that the program runs as. */
    readonly user: number;
    readonly group: number;
};

/** From the sandbox's side, later: a signal for the program. */
export type Ending = { readonly signal: NodeJS.Signals };

/** From the program's side. */
export type Report =
    /** The ports on which the program listens now. */
    | { readonly kind: "listening"; readonly ports: readonly number[] }
    /** The program looked up a host past the proxy. */
    | { readonly kind: "unknown-host"; readonly name: string }
    /** The program could not be started. */
    | { readonly kind: "failed"; readonly message: string }
    | { readonly kind: "ended"; readonly exitCode: number };

/** The sockets of both sides, in the private folder. */
export const sockets = { outside: "outside.sock", inside: "inside.sock" } as const;
