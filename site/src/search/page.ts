/** The search as a page of its own, whose only state is its URL. */
import { searcher } from "./searcher.ts";

/** How many pages are shown. */
const most = 50;

const field = document.querySelector<HTMLInputElement>("#search-field");
const status = document.querySelector<HTMLElement>("#search-status");
const results = document.querySelector<HTMLElement>("#search-results");
const address = document.querySelector<HTMLElement>("[data-search]")?.dataset["search"];

if (field && status && results && address) {
    const { search } = searcher({ address, field, status, results, most });
    const read = (): void => {
        field.value = new URLSearchParams(window.location.search).get("q") ?? "";
        search();
    };
    // What was asked stands in the address, for a link to it; a change to it is no step of the history.
    field.addEventListener("change", () => {
        const query = field.value === "" ? "" : `?${new URLSearchParams({ q: field.value })}`;
        window.history.replaceState(null, "", window.location.pathname + query);
    });
    field.form?.addEventListener("submit", (event) => {
        event.preventDefault();
        field.dispatchEvent(new Event("change"));
        search();
    });
    window.addEventListener("popstate", read);
    read();
}
