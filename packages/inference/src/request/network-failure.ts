/** Telling a connection that failed from a mistake of the program: the standard has a TypeError for both. */

/** What Chromium, Firefox, Safari, Deno, Node and workerd say of a connection that failed, where they give no code. */
const messages =
    /^(failed to fetch|networkerror when|load failed|network (error|request failed|connection lost)|error sending request|terminated|other side closed|socket hang up|bad port|internal error; reference)|connection appears to be offline/i;

/** Codes of the system (ECONNREFUSED), of TLS (CERT_HAS_EXPIRED), of undici and of Bun. */
const codes =
    /^E(?!RR_)[A-Z_]{3,}$|^UND_ERR_(?!INVALID)|^ERR_(SSL|TLS|SOCKET|HTTP2)|CERT|^UNABLE_TO|^(Connection|FailedTo)/;

/** An error and the causes behind it. No chain is that long; one that ends in itself would be. */
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
    // Node puts everything under this, and says in the cause what it was.
    if (error.message === "fetch failed") return error.cause === undefined;
    return messages.test(error.message);
};

/** Whether what a fetch was rejected with is a connection that failed, which another try may mend. */
export const isNetworkFailure = (error: unknown): boolean => [...chainOf(error)].some(failed);

/** What a person is told of the cause: the last of the chain says what happened. */
export function reasonOf(error: unknown): string {
    const last = [...chainOf(error)].at(-1);
    return last === undefined ? "" : last.message || (codeOf(last) ?? "");
}
