/** The header in which the real host travels: `x-sandbox-host`. */
export const hostHeader = "x-sandbox-host";

/** The header in which a sandbox that others can reach is shown its key: `x-sandbox-key`. */
export const keyHeader = "x-sandbox-key";

/** What every such key begins with, so that each SDK takes it for a Hub token. It is right at every provider. */
export const keyPrefix = "hf_sandbox_";

/**
 * A browser does not say where a redirect leads. Whoever asks with this header is answered with status 200 in place of
 * a redirect, whose own status is then in this header of the response.
 */
export const redirectHeader = "x-sandbox-redirect";

/** The header of every response that says whose it is: `x-sandbox`. */
export const sandboxHeader = "x-sandbox";

/** What that header says. */
export const sandboxNotice = "not a model: a sandbox made this answer up";
