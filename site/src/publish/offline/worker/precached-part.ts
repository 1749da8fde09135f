import { PrecacheController, type PrecacheEntry } from "workbox-precaching";
import { keptCache } from "../../../run/cache-names.ts";

declare const self: ServiceWorkerGlobalScope;

/** A set of files that the worker precaches as a whole: those for every reader, or those of one language. */
export type PrecachedPart = {
    /** Fetches the missing files; rejects if one does not match its hash in this build. */
    readonly fetchAll: (event: ExtendableEvent) => Promise<void>;
    /** Deletes the files of other builds. */
    readonly forgetOthers: (event: ExtendableEvent) => Promise<void>;
    /** Whether the reader already has this part, from this build or an earlier one. */
    readonly isWanted: () => Promise<boolean>;
    readonly has: (file: string) => boolean;
    /** The cached response of a file, if there is one. */
    readonly find: (file: string) => Promise<Response | undefined>;
};

/**
 * @param name `shared`, or a language
 * @param entries in fetch order, each with its hash; when the last is cached, so are all others
 */
export function precachedPart(name: string, entries: readonly PrecacheEntry[]): PrecachedPart {
    const cacheName = keptCache(self.registration.scope, name);
    const controller = new PrecacheController({ cacheName, fallbackToNetwork: true });
    controller.addToCacheList([...entries]);
    const addressOf = (file: string): string => new URL(file, self.registration.scope).href;
    const last = entries.at(-1)?.url;
    return {
        async fetchAll(event) {
            for (const [url, cacheKey] of controller.getURLsToCacheKeys()) {
                const integrity = controller.getIntegrityForCacheKey(cacheKey);
                const request = new Request(url, {
                    ...(integrity !== undefined && { integrity }),
                    cache: url === cacheKey ? "default" : "reload",
                    credentials: "same-origin",
                });
                // A response with another hash is an error, whatever its status.
                const params = { cacheKey, integrity };
                await Promise.all(controller.strategy.handleAll({ params, request, event }));
            }
        },
        async forgetOthers(event) {
            if (await self.caches.has(cacheName)) await controller.activate(event);
        },
        async isWanted() {
            if (last === undefined || !(await self.caches.has(cacheName))) return false;
            const requests = await (await self.caches.open(cacheName)).keys();
            return requests.some(({ url }) => url.split("?")[0] === addressOf(last));
        },
        has: (file) => controller.getCacheKeyForURL(addressOf(file)) !== undefined,
        find: (file) => controller.matchPrecache(addressOf(file)),
    };
}
