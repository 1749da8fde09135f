/** The Trusted Types policy that allows the service worker's script URL. */
export const workerPolicy = "callsheet-service-worker";
