/** The header in which the real host travels: `x-sandbox-host`. */
export const hostHeader = "x-sandbox-host";

/**
 * A browser does not say where a redirect leads. Whoever asks with this header is answered with status 200 in place of
 * a redirect, whose own status is then in this header of the response.
 */
export const redirectHeader = "x-sandbox-redirect";

/** The header of every response that says whose it is: `x-sandbox`. */
export const sandboxHeader = "x-sandbox";

/** What that header says. */
export const sandboxNotice = "not a model: a sandbox made this answer up";
