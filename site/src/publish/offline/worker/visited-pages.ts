import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { visitedCache, visitedCaches } from "../../../run/cache-names.ts";
import { neededFiles } from "../page-files.ts";

declare const self: ServiceWorkerGlobalScope;

/** The maximum number of visited pages; the least recently opened are evicted. */
const most = 60;
/** Seconds to wait for the network before a cached page is shown. */
const networkTimeout = 4;

export type VisitedPages = {
    /** The page from the network, or else from the cache; rejects if it is in neither. */
    readonly open: (address: string, event: ExtendableEvent) => Promise<Response>;
    /** Fetches pages that an earlier build cached anew, as far as the network allows. */
    readonly takeOver: (addresses: readonly string[], event: ExtendableEvent) => Promise<void>;
    /** The addresses of the cached pages, of this build or another. */
    readonly addresses: () => Promise<string[]>;
    readonly forgetOthers: () => Promise<void>;
};

/**
 * @param version of the build; its pages have a cache of their own
 * @param has whether the worker precaches a file
 */
export function visitedPages(version: string, has: (file: string) => boolean): VisitedPages {
    const { scope } = self.registration;
    const cacheName = visitedCache(scope, version);
    const names = async (): Promise<string[]> =>
        (await self.caches.keys()).filter((name) => name.startsWith(visitedCaches(scope)));

    const strategy = new NetworkFirst({
        cacheName,
        networkTimeoutSeconds: networkTimeout,
        plugins: [
            {
                cacheWillUpdate: async ({ response }) => {
                    const isPage =
                        response.status === 200 && response.headers.get("content-type")?.includes("text/html");
                    if (!isPage) return null;
                    return neededFiles(await response.clone().text()).every(has) ? response : null;
                },
            },
            new ExpirationPlugin({ maxEntries: most, purgeOnQuotaError: true }),
        ],
    });

    /** Without the query: only scripts in the page read it, so each page is cached once. */
    const request = (address: string): Request => {
        const { origin, pathname } = new URL(address);
        // Revalidate: the browser's HTTP cache may hold a response of another build.
        return new Request(origin + pathname, { cache: "no-cache", headers: { accept: "text/html" } });
    };

    return {
        async open(address, event) {
            const [response] = strategy.handleAll({ request: request(address), event });
            const page = await response;
            return page.redirected ? Response.redirect(page.url) : page;
        },
        async takeOver(addresses, event) {
            for (const address of addresses.slice(0, most)) {
                const all = strategy.handleAll({ request: request(address), event });
                await Promise.all(all).catch(() => {});
            }
        },
        async addresses() {
            const caches = await Promise.all((await names()).map((name) => self.caches.open(name)));
            const requests = await Promise.all(caches.map((cache) => cache.keys()));
            return [...new Set(requests.flat().map(({ url }) => url))];
        },
        async forgetOthers() {
            const others = (await names()).filter((name) => name !== cacheName);
            await Promise.all(others.map((name) => self.caches.delete(name)));
        },
    };
}
