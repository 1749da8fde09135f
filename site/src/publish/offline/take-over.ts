/** What a page tells the worker that waits, when its reader wants the newer version at once. */
export const takeOver = "take over";
