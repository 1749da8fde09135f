import { PrecacheController, type PrecacheEntry } from "workbox-precaching";
import { keptCache } from "../../../run/cache-names.ts";

declare const self: ServiceWorkerGlobalScope;

/** A part of what the worker keeps, whole or not at all: what every reader needs, or those of a language. */
export type KeptPart = {
    /** Fetches what is not there yet; rejects where any of it is not as this build made it. */
    readonly fetchAll: (event: ExtendableEvent) => Promise<void>;
    /** Lets go what is of another build. */
    readonly forgetOthers: (event: ExtendableEvent) => Promise<void>;
    /** Whether a reader has it, of this build or the one before. */
    readonly isWanted: () => Promise<boolean>;
    readonly has: (file: string) => boolean;
    /** A file, if it is there. */
    readonly find: (file: string) => Promise<Response | undefined>;
};

/**
 * @param name `shared`, or a language
 * @param entries in the order in which they are fetched, each with its hash: where the last is, so are the others
 */
export function keptPart(name: string, entries: readonly PrecacheEntry[]): KeptPart {
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
                // A response that has not this hash is an error, whatever its status.
                const params = { cacheKey, integrity };
                await Promise.all(controller.strategy.handleAll({ params, request, event }));
            }
        },
        async forgetOthers(event) {
            if (await self.caches.has(cacheName)) await controller.activate(event);
        },
        async isWanted() {
            if (last === undefined || !(await self.caches.has(cacheName))) return false;
            const kept = await (await self.caches.open(cacheName)).keys();
            return kept.some(({ url }) => url.split("?")[0] === addressOf(last));
        },
        has: (file) => controller.getCacheKeyForURL(addressOf(file)) !== undefined,
        find: (file) => controller.matchPrecache(addressOf(file)),
    };
}
