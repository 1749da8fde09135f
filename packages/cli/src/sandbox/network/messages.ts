/** What both sides of a confined program tell each other, over the channel that Node has with its children. */

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
