/** Distinguishes a failed connection from a mistake in the program: the standard has a TypeError for both. */

/** The messages of Chromium, Firefox, Safari, Deno, Node and workerd for a failed connection, if there is no code. */
const messages =
    /^(failed to fetch|networkerror when|load failed|network (error|request failed|connection lost)|error sending request|terminated|other side closed|socket hang up|bad port|internal error; reference)|connection appears to be offline/i;

/** Codes of the system (ECONNREFUSED), of TLS (CERT_HAS_EXPIRED), of undici and of Bun. */
const codes =
    /^E(?!RR_)[A-Z_]{3,}$|^UND_ERR_(?!INVALID)|^ERR_(SSL|TLS|SOCKET|HTTP2)|CERT|^UNABLE_TO|^(Connection|FailedTo)/;

/** An error and the chain of its causes. The limit is for circular chains: no other chain is that long. */
function* chainOf(error: unknown): Generator<Error, void, undefined> {
    let here = error;
    for (let depth = 0; here instanceof Error && depth < 5; depth++) {
        yield here;
        here = here.cause;
    }
}

const codeOf = (error: Error): string | undefined => {
    const code: unknown = Object.getOwnPropertyDescriptor(error, "code")?.value;
    return typeof code === "string" ? code : undefined;
};

const failed = (error: Error): boolean => {
    const code = codeOf(error);
    if (code !== undefined) return codes.test(code);
    // Node uses this message for every failure, and the cause has the details.
    if (error.message === "fetch failed") return error.cause === undefined;
    return messages.test(error.message);
};

/** Whether a fetch was rejected because of a failed connection, so that a retry may help. */
export const isNetworkFailure = (error: unknown): boolean => [...chainOf(error)].some(failed);

/** The reason of a failure, for a person: the message of the innermost cause. */
export function reasonOf(error: unknown): string {
    const last = [...chainOf(error)].at(-1);
    return last === undefined ? "" : last.message || (codeOf(last) ?? "");
}
