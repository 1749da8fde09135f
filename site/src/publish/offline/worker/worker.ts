/**
 * The service worker: after the first visit, the course, the generator and all visited pages work offline.
 *
 * A page never mixes files of two builds:
 * - A page refers to its scripts, styles, fonts and data by content hash.
 * - The worker checks what it precaches against the hashes of its own build. If a newer build has been published,
 *   installing fails, and the previous worker stays.
 * - A visited page is cached only if the worker has every file that the page refers to.
 * - A newer worker waits until no page of the older one is open, or the reader asks for it; then all pages reload.
 */

import { ExpirationPlugin } from "workbox-expiration";
import { PrecacheController, type PrecacheEntry } from "workbox-precaching";
import { NetworkFirst } from "workbox-strategies";
import { firstLanguage, inEveryLanguage, type Language, languages } from "../../../languages.ts";
import { keptCache, runCache, visitedCache, visitedCaches } from "../../../run/cache-names.ts";
import { neededFiles, offlinePage, pageFile, takeOver } from "../page-files.ts";

declare const self: ServiceWorkerGlobalScope;

/** Defined when the worker is bundled: the files to precache with their hashes, and a hash of that list. */
declare const PRECACHED: Readonly<Record<"shared" | Language, readonly PrecacheEntry[]>>;
declare const VERSION: string;
/** The files of the build that pages fetch and cache themselves to run code. */
declare const RUN_FILES: readonly string[];

/** A set of files that the worker precaches as a whole: those for every reader, or those of one language. */
type PrecachedPart = {
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
function precachedPart(name: string, entries: readonly PrecacheEntry[]): PrecachedPart {
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

/** The maximum number of visited pages; the least recently opened are evicted. */
const maxPages = 60;
/** Seconds to wait for the network before a cached page is shown. */
const networkTimeout = 4;

type VisitedPages = {
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
function visitedPages(version: string, has: (file: string) => boolean): VisitedPages {
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
            new ExpirationPlugin({ maxEntries: maxPages, purgeOnQuotaError: true }),
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
            for (const address of addresses.slice(0, maxPages)) {
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

const { scope } = self.registration;
const { shared: sharedFiles, ...filesOf } = PRECACHED;
const shared = precachedPart("shared", sharedFiles);
const ofLanguage = inEveryLanguage((language) => precachedPart(language, filesOf[language]));
const parts = [shared, ...languages.map((language) => ofLanguage[language])];
const visited = visitedPages(VERSION, (file) => parts.some((part) => part.has(file)));

/** On localhost the network comes first, so that a developer sees the latest build. */
const isLoopback = ["127.0.0.1", "[::1]", "localhost"].includes(self.location.hostname);

const pathIn = (address: string): string => {
    const { origin, pathname } = new URL(address);
    return (origin + pathname).slice(scope.length);
};

const languageOf = (address: string): Language | undefined =>
    languages.find((language) => pathIn(address).split(/[/.]/)[0] === language);

self.addEventListener("install", (event) => event.waitUntil(install(event)));
self.addEventListener("activate", (event) => event.waitUntil(activate(event)));
self.addEventListener("message", ({ data }) => {
    if (data === takeOver) self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(scope)) return;
    if (request.mode === "navigate") event.respondWith(page(event));
    else if (parts.some((part) => part.has(pathIn(request.url)))) event.respondWith(file(request));
});

/** Precaches the shared files and the reader's languages, and fetches the visited pages anew. */
async function install(event: ExtendableEvent): Promise<void> {
    const open = (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ url }) => url);
    await shared.fetchAll(event);
    let fetchedLanguages = 0;
    for (const language of languages) {
        if (!open.some((url) => languageOf(url) === language) && !(await ofLanguage[language].isWanted())) continue;
        await ofLanguage[language].fetchAll(event);
        fetchedLanguages += 1;
    }
    if (fetchedLanguages === 0) await ofLanguage[firstLanguage].fetchAll(event);
    const pages = [...open.filter((url) => url.startsWith(scope)), ...(await visited.addresses())];
    const others = pages.filter((url) => !parts.some((part) => part.has(pageFile(pathIn(url)))));
    await visited.takeOver(others, event);
}

async function activate(event: ExtendableEvent): Promise<void> {
    await Promise.all(parts.map((part) => part.forgetOthers(event)));
    await visited.forgetOthers();
    await forgetRunFiles();
}

/** Deletes the files that pages cached to run code, unless this build has the same file. */
async function forgetRunFiles(): Promise<void> {
    if (!(await self.caches.has(runCache(scope)))) return;
    const cache = await self.caches.open(runCache(scope));
    const others = (await cache.keys()).filter(({ url }) => !RUN_FILES.includes(pathIn(url)));
    await Promise.all(others.map((request) => cache.delete(request)));
}

/** Responds with a page from the precache, the network or the visited pages, or else with the offline page. */
async function page(event: FetchEvent): Promise<Response> {
    const { url } = event.request;
    const language = languageOf(url);
    if (language) event.waitUntil(fetchLanguage(language, event));
    const precachedPage = await find(pageFile(pathIn(url)));
    try {
        if (precachedPage && !isLoopback) return precachedPage;
        return precachedPage ? await fetch(event.request) : await visited.open(url, event);
    } catch (error) {
        const offline = precachedPage ?? (await offlinePageIn(language));
        if (offline) return offline;
        throw error;
    }
}

/** A precached file, or the network's if the cache does not have it (yet). */
const file = async (request: Request): Promise<Response> => (await find(pathIn(request.url))) ?? fetch(request);

async function find(name: string): Promise<Response | undefined> {
    const [found] = (await Promise.all(parts.map((part) => part.find(name)))).filter(Boolean);
    return found;
}

/** The offline page in the language of the address, or else in one that is cached. */
async function offlinePageIn(language: Language | undefined): Promise<Response | undefined> {
    for (const one of language ? [language, ...languages] : languages) {
        const found = await ofLanguage[one].find(offlinePage(one));
        if (found) return found;
    }
    return undefined;
}

const pending = new Map<Language, Promise<void>>();

/** Precaches a language once a page in it is opened. After a failure, the next page tries again. */
async function fetchLanguage(language: Language, event: ExtendableEvent): Promise<void> {
    if (await ofLanguage[language].find(offlinePage(language))) return;
    const fetching = pending.get(language) ?? ofLanguage[language].fetchAll(event).catch(() => {});
    pending.set(language, fetching);
    await fetching;
    pending.delete(language);
}
