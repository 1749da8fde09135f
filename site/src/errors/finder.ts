/**
 * Finds errors by what is pasted of them. What is pasted stays on the page: it is neither sent, nor kept, nor put into the
 * address, for it may hold a token; and it is only ever shown as text.
 */
import { fill } from "../i18n/words.ts";
import { type Found, findErrors, type Reason } from "./find-errors.ts";
import { masked, tokensIn, withoutTokens } from "./tokens-in.ts";
import { readTold } from "./told.ts";

/** How long nothing is typed before the result is shown, and said aloud, in milliseconds. */
const pause = 250;
const mostOthers = 4;

/** Lets the page's finder find. */
export function findPasted(): void {
    const root = document.querySelector<HTMLElement>("[data-error-finder]");
    const field = root?.querySelector("textarea");
    if (root && field) listen(root, field);
}

function listen(root: HTMLElement, field: HTMLTextAreaElement): void {
    const tellings = [...document.querySelectorAll<HTMLElement>("[data-told]")].map((entry) =>
        readTold(entry.querySelector("h3")?.id ?? "", entry.dataset["told"] ?? ""),
    );
    let timer: number | undefined;

    const show = (): void => {
        window.clearTimeout(timer);
        const text = field.value;
        warnOfTokens(root, tokensIn(text));
        draw(root, text.trim() === "" ? undefined : findErrors(withoutTokens(text), tellings));
    };
    field.addEventListener("input", () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(show, pause);
    });
    // Pasting is meant: nobody waits for it to go on.
    field.addEventListener("paste", () => window.setTimeout(show));
    root.addEventListener("click", ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>("[data-paste]") : null;
        if (!button) return;
        field.value = button.dataset["paste"] ?? "";
        show();
        field.focus();
    });
    // A browser may have kept the text of an earlier visit: whatever is shown is explained.
    show();
}

const partOf = (root: HTMLElement, name: string): HTMLElement | null => root.querySelector(`[data-finder="${name}"]`);

const element = (tag: string, className: string, ...children: readonly (Node | string)[]): HTMLElement => {
    const made = document.createElement(tag);
    if (className !== "") made.className = className;
    made.append(...children);
    return made;
};

function warnOfTokens(root: HTMLElement, tokens: readonly string[]): void {
    const warning = partOf(root, "token");
    const list = partOf(root, "tokens");
    if (!warning || !list) return;
    list.textContent = tokens.map(masked).join(", ");
    warning.hidden = tokens.length === 0;
}

/** @param found undefined where nothing is pasted */
function draw(root: HTMLElement, found: readonly Found[] | undefined): void {
    const { dataset } = root;
    const results = partOf(root, "results");
    const status = partOf(root, "status");
    if (!results || !status) return;
    results.replaceChildren();
    status.textContent = "";
    const [best, ...others] = found ?? [];
    if (!best) {
        status.textContent = found ? (dataset["nothing"] ?? "") : "";
        return;
    }
    const template = others.length === 0 ? dataset["foundOne"] : dataset["found"];
    const shown = Math.min(others.length, mostOthers) + 1;
    status.textContent = fill(template ?? "", { count: `${shown}`, title: titleOf(best.id) });
    results.append(card(dataset, best));
    if (others.length > 0) results.append(otherList(dataset, others.slice(0, mostOthers)));
}

const titleOf = (id: string): string => document.querySelector(`#${id} .error-title`)?.textContent ?? "";

function linkTo(id: string, ...children: readonly (Node | string)[]): HTMLAnchorElement {
    const link = document.createElement("a");
    link.href = `#${id}`;
    link.append(...children);
    return link;
}

/** The title of an entry as it stands there, in its language. */
function titleIn(id: string): Node {
    const title = document.querySelector(`#${id} .error-title`);
    return title?.cloneNode(true) ?? document.createTextNode(id);
}

/** The best entry, with what told it, what it means and what to do: a copy of what the page says of it. */
function card(words: DOMStringMap, { id, reasons }: Found): HTMLElement {
    const link = linkTo(id, titleIn(id));
    link.className = "finder-title";
    const because = element(
        "div",
        "finder-because",
        element("p", "label", words["because"] ?? ""),
        ...reasons.map(quotation),
    );
    const body = document.getElementById(id)?.closest("[data-told]")?.querySelector(".error-body")?.cloneNode(true);
    const whole = linkTo(id, words["go"] ?? "");
    return element("div", "finder-card", link, because, ...(body ? [body] : []), element("p", "finder-go", whole));
}

function quotation(reason: Reason): HTMLElement {
    const code = element("code", "", ...reason.map(({ text, told }) => (told ? element("mark", "", text) : text)));
    code.lang = "en";
    return element("p", "", code);
}

function otherList(words: DOMStringMap, others: readonly Found[]): HTMLElement {
    const items = others.map(({ id }) => element("li", "", linkTo(id, titleIn(id))));
    return element("div", "finder-others", element("p", "label", words["others"] ?? ""), element("ul", "", ...items));
}
