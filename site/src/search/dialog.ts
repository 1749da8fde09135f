/** The search in a window over the page. */

import { pathOf, searchPlace } from "../routes.ts";
import styles from "../styles/search.css?inline";
import { element } from "./element.ts";
import { longestQuery } from "./query.ts";
import { searchWords } from "./search-words.ts";
import { pageLanguage, searcher } from "./searcher.ts";

/** How many pages are shown here; the search's own page shows more. */
const most = 10;

let dialog: HTMLDialogElement | undefined;

/** Opens the window, as it was left, with the field chosen. @param address where the index is */
export function showSearch(address: string): void {
    dialog ??= makeDialog(address);
    if (!dialog.open) dialog.showModal();
    dialog.querySelector("input")?.select();
}

/** The styles of the window, which no page carries. A sheet of its own: a policy of hashes knows of no other. */
function addStyles(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
}

function makeDialog(address: string): HTMLDialogElement {
    addStyles();
    const language = pageLanguage();
    const words = searchWords[language];
    const field = element("input", {
        // Not of type search, in which Escape empties the field before it closes the window.
        type: "text",
        role: "searchbox",
        inputmode: "search",
        name: "q",
        maxlength: String(longestQuery),
        autocomplete: "off",
        autocapitalize: "off",
        autocorrect: "off",
        spellcheck: "false",
        enterkeyhint: "go",
        placeholder: words.placeholder,
        "aria-label": words.label,
        "aria-describedby": "search-keys",
    });
    const close = element("button", { type: "button", class: "search-close" }, words.close);
    const status = element("p", { class: "search-status", role: "status" });
    const results = element("div", { class: "search-results" });
    const form = element("form", { role: "search", action: pathOf(language, searchPlace) }, field, close);
    const keys = element("p", { class: "search-keys", id: "search-keys" }, words.keysHint);
    const made = element("dialog", { class: "search-dialog", "aria-label": words.title }, form, status, results, keys);
    document.body.append(made);

    const { search } = searcher({ address, field, status, results, most });
    close.addEventListener("click", () => made.close());
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        linksIn(results)[0]?.click();
    });
    made.addEventListener("keydown", (event) => move(event, field, results));
    made.addEventListener("click", (event) => {
        const { target } = event;
        // Beside the window; or a link, which may lead to a place of this page. One that opens elsewhere leaves it open.
        const leaves = target instanceof Element && target.closest("a") !== null && !event.ctrlKey && !event.metaKey;
        if (target === made || (leaves && !event.shiftKey)) made.close();
    });
    search();
    return made;
}

const linksIn = (results: HTMLElement): HTMLElement[] => [...results.querySelectorAll<HTMLElement>("a")];

/** The arrows go from the field down through the links and back; a letter typed at a link goes to the field. */
function move(event: KeyboardEvent, field: HTMLInputElement, results: HTMLElement): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const stops = [field, ...linksIn(results)];
    const here = stops.findIndex((stop) => stop.matches(":focus"));
    const keys: Readonly<Record<string, number | undefined>> = {
        ArrowDown: here + 1,
        ArrowUp: here - 1,
        ...(here > 0 && { Home: 1, End: stops.length - 1 }),
    };
    const to = keys[event.key];
    if (to !== undefined) {
        event.preventDefault();
        const stop = stops[Math.min(Math.max(to, 0), stops.length - 1)];
        stop?.focus();
        stop?.scrollIntoView({ block: "nearest" });
    } else if (here > 0 && (event.key.length === 1 || event.key === "Backspace")) field.focus();
}
