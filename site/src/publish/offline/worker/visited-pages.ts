import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { visitedCache, visitedCaches } from "../../../run/cache-names.ts";
import { neededFiles } from "../needed-files.ts";

declare const self: ServiceWorkerGlobalScope;

/** How many pages are kept because they were visited; those that were not opened for longest give way. */
const most = 60;
/** How long the network may take until a page that is kept is shown, in seconds. */
const patience = 4;

export type VisitedPages = {
    /** The page as the network has it, or else as it was kept; rejects where it was not. */
    readonly open: (address: string, event: ExtendableEvent) => Promise<Response>;
    /** Fetches anew what was kept along with the build before, as far as the network lets it. */
    readonly takeOver: (addresses: readonly string[], event: ExtendableEvent) => Promise<void>;
    /** The addresses of what is kept, of this build or another. */
    readonly addresses: () => Promise<string[]>;
    readonly forgetOthers: () => Promise<void>;
};

/**
 * @param version of the worker's files, of which the pages are
 * @param has whether the worker keeps a file
 */
export function visitedPages(version: string, has: (file: string) => boolean): VisitedPages {
    const { scope } = self.registration;
    const cacheName = visitedCache(scope, version);
    const names = async (): Promise<string[]> =>
        (await self.caches.keys()).filter((name) => name.startsWith(visitedCaches(scope)));

    const strategy = new NetworkFirst({
        cacheName,
        networkTimeoutSeconds: patience,
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

    /** What a page shows depends on its query in the reader's browser only, so it is kept once. */
    const request = (address: string): Request => {
        const { origin, pathname } = new URL(address);
        // Not as an earlier answer of the host had it: that may be of another build.
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
