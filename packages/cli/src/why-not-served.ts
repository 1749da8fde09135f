import { ServeError } from "./serve-error.ts";

/** The address that a server was to listen on, and what it is called: `sandbox`. */
type Server = { readonly host: string; readonly port: number; readonly what: string };

/** An error that says why a server could not listen, and what to do; any other error unchanged. */
export function whyNotServed(error: unknown, { host, port, what }: Server): unknown {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    switch (code) {
        case "EADDRINUSE":
            return new ServeError(
                `Port ${port} of ${host} is taken, perhaps by another ${what}. Stop that, or take another port with --port, such as --port ${port === 65_535 ? port - 1 : port + 1}; --port 0 takes any that is free.`,
            );
        case "EACCES":
            return new ServeError(`You may not listen on port ${port}. Take one above 1023 with --port.`);
        case "EADDRNOTAVAIL":
        case "ENOTFOUND":
        case "EAI_AGAIN":
            return new ServeError(
                `This machine has no address ${host}. With --host 0.0.0.0 the ${what} listens on all that it has; with 127.0.0.1 on none that others reach.`,
            );
        default:
            return error;
    }
}
