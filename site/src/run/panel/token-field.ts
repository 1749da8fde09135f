/** The field of a reader's own token: in memory, for as long as the page is open, and nowhere else. */
import type { RunStrings } from "../../i18n/gujarati-run.ts";
import { element } from "../../search/element.ts";

/** The one token of the page, which all its panels use. */
let token = "";
const told = new Set<() => void>();

const setToken = (text: string): void => {
    token = text;
    for (const tell of told) tell();
};

// A page that is left may be kept whole, to be shown again on the way back: what it knows is forgotten before.
if (typeof window !== "undefined") window.addEventListener("pagehide", () => setToken(""));

/** The token that the reader has given; undefined for none. */
export const givenToken = (): string | undefined => (token.trim() === "" ? undefined : token.trim());

let fields = 0;

export type TokenField = { readonly part: HTMLElement /** It is taken away. */; readonly end: () => void };

/** @param onChange told when there is a token, or none any more */
export function tokenPart(words: RunStrings, onChange: () => void): TokenField {
    const id = `run-token-${fields++}`;
    // In no form and without a name, so that nothing can send it, and no browser offers to keep it.
    const field = element("input", {
        id,
        type: "password",
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        lang: "en",
        dir: "ltr",
        "aria-describedby": `${id}-privacy`,
    });
    field.addEventListener("input", () => setToken(field.value));
    const clear = element("button", { type: "button", class: "run-small" }, words.tokenForget);
    clear.addEventListener("click", () => {
        setToken("");
        field.focus();
    });
    const tell = (): void => {
        if (field.value !== token) field.value = token;
        onChange();
    };
    field.value = token;
    told.add(tell);
    const part = element(
        "details",
        { class: "run-token" },
        element("summary", {}, words.token),
        element("label", { for: id }, words.tokenLabel),
        element("div", { class: "run-token-line" }, field, clear),
        element("p", { class: "run-note", id: `${id}-privacy` }, words.tokenPrivacy),
    );
    return { part, end: () => told.delete(tell) };
}
