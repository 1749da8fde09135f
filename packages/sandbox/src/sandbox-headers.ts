/** The request header that names the real host: `x-sandbox-host`. */
export const hostHeader = "x-sandbox-host";

/** The request header for the key of a sandbox that other machines can reach: `x-sandbox-key`. */
export const keyHeader = "x-sandbox-key";

/** Prefix of such a key. SDKs take the key for a Hub token, and every provider of the sandbox accepts it. */
export const keyPrefix = "hf_sandbox_";

/**
 * Browsers hide the target of a redirect. For a request with this header, a redirect is sent as a 200, with the
 * redirect's status in this header of the response.
 */
export const redirectHeader = "x-sandbox-redirect";

/** The header that marks every response of the sandbox: `x-sandbox`. */
export const sandboxHeader = "x-sandbox";

/** The value of that header. */
export const sandboxNotice = "not a model: a sandbox made this answer up";

/** The header that says what of an answer is the sandbox's own choice: `x-sandbox-note`. The journal shows it. */
export const noteHeader = "x-sandbox-note";

/** A host from a request, made safe to print. */
export const sanitizedHost = (authority: string): string => authority.replaceAll(/[^\w.:[\]-]/g, "?").slice(0, 200);

/** The proxy's message for a host that the sandbox does not stand in for. @param host a sanitized host */
export const refusalMessage = (host: string): string =>
    `The sandbox does not stand in for ${host}, and lets nothing through to the network.`;
