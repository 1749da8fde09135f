/** The one policy of Trusted Types that the pages know: it lets the service worker's own address through. */
export const workerPolicy = "callsheet-service-worker";
