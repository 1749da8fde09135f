/**
 * The service worker: after the first visit, the course and the generator are at hand without a network, and so are the
 * pages that were visited.
 *
 * One view of a page is never of two builds, and here is why. A page names its scripts, styles, letters and data by what
 * is in them, so nothing else can come in their place. What the worker brings along it fetches by the hashes of its own
 * build: where a newer one was published meanwhile, it is not installed, and the one before it stays. A page that it did
 * not bring along it keeps only where it keeps all that the page names. And a newer worker waits until no page of the
 * older is open, or until the reader says so, and then all of them are read anew.
 */
import type { PrecacheEntry } from "workbox-precaching";
import { type Language, languages } from "../../../languages.ts";
import { runCache } from "../../../run/cache-names.ts";
import { offlinePage } from "../offline-page.ts";
import { pageFile } from "../page-file.ts";
import { takeOver } from "../take-over.ts";
import { keptPart } from "./kept-part.ts";
import { visitedPages } from "./visited-pages.ts";

declare const self: ServiceWorkerGlobalScope;

/** Put in when the worker is built: what it keeps, each file with its hash, and what all of them are together. */
declare const KEPT: Readonly<Record<"shared" | Language, readonly PrecacheEntry[]>>;
declare const VERSION: string;
/** The files of the build that pages fetch to run code, and keep themselves. */
declare const RUN_FILES: readonly string[];

const { scope } = self.registration;
const { shared: sharedFiles, ...filesOf } = KEPT;
const shared = keptPart("shared", sharedFiles);
const ofLanguage = { gu: keptPart("gu", filesOf.gu), en: keptPart("en", filesOf.en) } as const;
const parts = [shared, ...languages.map((language) => ofLanguage[language])];
const visited = visitedPages(VERSION, (file) => parts.some((part) => part.has(file)));

/** On this machine's own address stands what was built just now, by whoever wants to see it. */
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

/** Fetches what is kept for whoever is here: the languages that they read, and the pages that they have been to. */
async function install(event: ExtendableEvent): Promise<void> {
    const open = (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ url }) => url);
    await shared.fetchAll(event);
    let wanted = 0;
    for (const language of languages) {
        if (!open.some((url) => languageOf(url) === language) && !(await ofLanguage[language].isWanted())) continue;
        await ofLanguage[language].fetchAll(event);
        wanted += 1;
    }
    if (wanted === 0) await ofLanguage[languages[0]].fetchAll(event);
    const pages = [...open.filter((url) => url.startsWith(scope)), ...(await visited.addresses())];
    const others = pages.filter((url) => !parts.some((part) => part.has(pageFile(pathIn(url)))));
    await visited.takeOver(others, event);
}

async function activate(event: ExtendableEvent): Promise<void> {
    await Promise.all(parts.map((part) => part.forgetOthers(event)));
    await visited.forgetOthers();
    await forgetRunFiles();
}

/** Lets go what pages have kept to run code, of builds before this one: what is in both has the same name. */
async function forgetRunFiles(): Promise<void> {
    if (!(await self.caches.has(runCache(scope)))) return;
    const cache = await self.caches.open(runCache(scope));
    const others = (await cache.keys()).filter(({ url }) => !RUN_FILES.includes(pathIn(url)));
    await Promise.all(others.map((request) => cache.delete(request)));
}

/** A page: as it is kept, as the network has it, as it was when it was visited; or else the page that says that none of this is. */
async function page(event: FetchEvent): Promise<Response> {
    const { url } = event.request;
    const language = languageOf(url);
    if (language) event.waitUntil(fetchLanguage(language, event));
    const kept = await find(pageFile(pathIn(url)));
    try {
        if (kept && !isLoopback) return kept;
        return kept ? await fetch(event.request) : await visited.open(url, event);
    } catch (error) {
        const offline = kept ?? (await offlinePageIn(language));
        if (offline) return offline;
        throw error;
    }
}

/** A file that the worker keeps: if it has it no more, or not yet, as the network has it. */
const file = async (request: Request): Promise<Response> => (await find(pathIn(request.url))) ?? fetch(request);

async function find(name: string): Promise<Response | undefined> {
    const [found] = (await Promise.all(parts.map((part) => part.find(name)))).filter(Boolean);
    return found;
}

/** In the language of the address, or else in one that is there. */
async function offlinePageIn(language: Language | undefined): Promise<Response | undefined> {
    for (const one of language ? [language, ...languages] : languages) {
        const found = await ofLanguage[one].find(offlinePage(one));
        if (found) return found;
    }
    return undefined;
}

const onTheWay = new Map<Language, Promise<void>>();

/** Brings along what is kept of a language that somebody has begun to read. It goes on with the next page if it cannot. */
async function fetchLanguage(language: Language, event: ExtendableEvent): Promise<void> {
    if (await ofLanguage[language].find(offlinePage(language))) return;
    const fetching = onTheWay.get(language) ?? ofLanguage[language].fetchAll(event).catch(() => {});
    onTheWay.set(language, fetching);
    await fetching;
    onTheWay.delete(language);
}
