/**
 * How many milliseconds a page may take for what is asked of it: only for what hangs, which is then told before the test as
 * a whole is given up. No test depends on it.
 */
export const patience = 240_000;
