/** The name of the Trusted Types policy that creates the frame and its worker. */
export const runPolicy = "callsheet-run";

/**
 * The attribute of elements that run code. The Content-Security-Policy of a page with such an element allows the frame
 * and its worker (see `publish/content-security-policy`), so that we need no list of these pages.
 */
export const runsCode = "data-runs-code";
