/// <reference path="./styles.d.ts" />
import css from "@callsheet/react/styles.css";

/** What the element itself looks like, before the rules of a page. */
const host =
    ":host { display: block; margin-block: 1rem; } :host([hidden]) { display: none; } .callsheet-root { margin: 0; }";

let shared: CSSStyleSheet | undefined;

/** One style sheet for all elements of a page, which a Content-Security-Policy without inline styles allows. */
export function styleSheet(): CSSStyleSheet {
    if (!shared) {
        shared = new CSSStyleSheet();
        shared.replaceSync(`${css}\n${host}`);
    }
    return shared;
}
