/**
 * Milliseconds that any action on a page may take. It is shorter than the test's own timeout, so that a page that hangs
 * is reported as such. No test depends on its length.
 */
export const hangTimeout = 240_000;
