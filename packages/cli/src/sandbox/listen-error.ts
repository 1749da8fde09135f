import { SandboxError } from "../errors.ts";

/** Where something listens, and what it is, such as "sandbox". */
export type Place = { readonly host: string; readonly port: number; readonly what: string };

/** An error that says why it could not listen, and what to do; any other error unchanged. */
export function listenError(error: unknown, { host, port, what }: Place): unknown {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    switch (code) {
        case "EADDRINUSE":
            return new SandboxError(
                `Port ${port} of ${host} is taken, perhaps by another ${what}. Stop that, or take another port with --port, such as --port ${port === 65_535 ? port - 1 : port + 1}; --port 0 takes any that is free.`,
            );
        case "EACCES":
            return new SandboxError(`You may not listen on port ${port}. Take one above 1023 with --port.`);
        case "EADDRNOTAVAIL":
        case "ENOTFOUND":
        case "EAI_AGAIN":
            return new SandboxError(
                `This machine has no address ${host}. With --host 0.0.0.0 the ${what} listens on all that it has; with 127.0.0.1 on none that others reach.`,
            );
        default:
            return error;
    }
}
