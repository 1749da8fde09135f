/** Telling a connection that failed from a mistake of the program: the standard has a TypeError for both. */

/** What platforms say of a connection that failed, where they give no code: Chromium, Firefox, Safari, Node, Deno, workerd. */
const messages = [
    /^failed to fetch/i,
    /^networkerror when attempting/i,
    /^load failed/i,
    /^network error/i,
    /^network request failed/i,
    /internet connection appears to be offline/i,
    /^network connection lost/i,
    /^error sending request/i,
    /^(terminated|other side closed|socket hang up)/i,
    /^internal error; reference = /i,
];

/** Codes of the system (ECONNREFUSED), of TLS (CERT_HAS_EXPIRED), of undici and of Bun. */
const codes = [
    /^E[A-Z]{3,}$/,
    /^EAI_/,
    /^UND_ERR_(?!INVALID)/,
    /^ERR_(SSL|TLS|SOCKET|HTTP2|STREAM_PREMATURE)/,
    /CERT|_SIGNATURE$|^UNABLE_TO_/,
    /^(Connection|FailedToOpenSocket)/,
];

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
    if (code !== undefined) return codes.some((pattern) => pattern.test(code));
    // Node puts everything under this, and says in the cause what it was.
    if (error.message === "fetch failed") return error.cause === undefined;
    return messages.some((pattern) => pattern.test(error.message));
};

/** Whether what a fetch was rejected with is a connection that failed, which another try may mend. */
export const isNetworkFailure = (error: unknown): boolean => [...chainOf(error)].some(failed);

/** What a person is told of the cause: the last of the chain says what happened. */
export function reasonOf(error: unknown): string {
    const last = [...chainOf(error)].at(-1);
    return last === undefined ? "" : last.message || (codeOf(last) ?? "");
}
