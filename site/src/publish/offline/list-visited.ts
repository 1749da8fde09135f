/** The script of the offline page. */
import { isLanguage } from "../../languages.ts";
import { visitedCaches } from "../../run/cache-names.ts";

const list = document.querySelector<HTMLElement>("[data-visited]");
document.querySelector("[data-again]")?.addEventListener("click", () => window.location.reload());
if (list && "serviceWorker" in navigator) void fillIn(list);

/** Lists the visited pages that are cached, by title. */
async function fillIn(section: HTMLElement): Promise<void> {
    const { scope = "" } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const names = (await caches.keys()).filter((name) => name.startsWith(visitedCaches(scope)));
    for (const name of names) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const html = (await (await cache.match(request))?.text()) ?? "";
            addItem(section, request.url, html);
            section.hidden = false;
        }
    }
}

/** Adds a page to the list, from the template in the section. */
function addItem(section: HTMLElement, address: string, html: string): void {
    const item = section.querySelector("template")?.content.cloneNode(true) as DocumentFragment;
    const link = item.querySelector("a");
    if (!link) return;
    link.href = address;
    link.textContent = titleOf(html) ?? address;
    const language = /<html lang="([a-z]+)"/.exec(html)?.[1];
    if (isLanguage(language)) link.lang = language;
    section.querySelector("ul")?.append(item);
}

const characters: Readonly<Record<string, string>> = {
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&#39;": "'",
};

/** By a regular expression, since the pages' Trusted Types policy keeps strings from the HTML parser. */
const titleOf = (html: string): string | undefined =>
    /<title>([^<]*)<\/title>/
        .exec(html)?.[1]
        ?.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (name) => characters[name] ?? name);
