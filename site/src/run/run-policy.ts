/** The one policy of Trusted Types by which a frame is made that runs code, and in it the worker. */
export const runPolicy = "callsheet-run";

/**
 * What an element has, on the built page, that runs code: the page's Content-Security-Policy then lets a frame's worker
 * be (see `publish/after-build/content-security-policy`). A page says so itself, so that no list has to.
 */
export const runsCode = "data-runs-code";
