/** The script of the page that stands for one that was not kept. */
import { isLanguage } from "../../languages.ts";
import { visitedCaches } from "../../run/cache-names.ts";

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
            addItem(section, request.url, html);
            section.hidden = false;
        }
    }
}

/** Adds a page to the list, as the template beside its items has it. */
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

/** Not by the parser of HTML, which no text of these pages reaches. */
const titleOf = (html: string): string | undefined =>
    /<title>([^<]*)<\/title>/
        .exec(html)?.[1]
        ?.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (name) => characters[name] ?? name);
