/** The header in which the real host travels. */
export const hostHeader = "x-sandbox-host";
