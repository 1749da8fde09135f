/** The Trusted Types policy that allows the service worker's script URL. */
export const workerPolicy = "callsheet-service-worker";

/** The message that tells a waiting worker to activate at once. */
export const takeOver = "take over";
