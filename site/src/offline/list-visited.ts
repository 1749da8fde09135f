/** The script of the page that stands for one that was not kept. */
import { isLanguage } from "../i18n/languages.ts";
import { visitedCaches } from "./cache-names.ts";

const list = document.querySelector<HTMLElement>("[data-visited]");
document.querySelector("[data-again]")?.addEventListener("click", () => window.location.reload());
if (list && "serviceWorker" in navigator) void fillIn(list);

/** Lists the pages that were kept because they were visited, by their titles. */
async function fillIn(section: HTMLElement): Promise<void> {
    const { scope = "" } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const names = (await caches.keys()).filter((name) => name.startsWith(visitedCaches(scope)));
    for (const name of names) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const html = (await (await cache.match(request))?.text()) ?? "";
            section.querySelector("ul")?.append(item(request.url, html));
            section.hidden = false;
        }
    }
}

function item(address: string, html: string): HTMLElement {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = titleOf(html) ?? address;
    const language = /<html lang="([a-z]+)"/.exec(html)?.[1];
    if (isLanguage(language)) link.lang = language;
    const entry = document.createElement("li");
    entry.append(link);
    return entry;
}

const characters: Readonly<Record<string, string>> = {
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&#39;": "'",
};

/** Not by the parser of HTML, which no text of these pages reaches. */
const titleOf = (html: string): string | undefined =>
    /<title>([^<]*)<\/title>/
        .exec(html)?.[1]
        ?.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (name) => characters[name] ?? name);
