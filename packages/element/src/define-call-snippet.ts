/// <reference path="./styles.d.ts" />
import css from "@callsheet/react/styles.css";
import { attributeNames } from "./call-of-attributes.ts";
import { render } from "./render.ts";

/**
 * Defines the element `<call-snippet>`: a program that calls a model, in a shadow root. Its attributes are the parameters
 * of a link to the generator (`model`, `task`, `provider`, `message`, `inputs`, `parameters`, `stream`, `bill-to`, …),
 * `client`, `language`, and `lang` for the language of its own words. A second definition of a name does nothing, and
 * neither does one outside a browser.
 *
 * @param name the name of the element; default `call-snippet`
 * @example
 * import { defineCallSnippet } from "@callsheet/element";
 *
 * defineCallSnippet("hosted-call");
 */
export function defineCallSnippet(name = "call-snippet"): void {
    // A page that is rendered on a server imports this module there, too.
    if (typeof HTMLElement === "undefined" || customElements.get(name)) return;
    customElements.define(
        name,
        class extends HTMLElement {
            static readonly observedAttributes = attributeNames;

            connectedCallback(): void {
                this.#show();
            }

            attributeChangedCallback(): void {
                // Before it is shown for the first time, each attribute changes once.
                if (this.shadowRoot) this.#show();
            }

            #show(): void {
                const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
                shadow.adoptedStyleSheets = [styleSheet()];
                shadow.replaceChildren(...render(this));
            }
        },
    );
}

/** What the element itself looks like, before the rules of a page. */
const host =
    ":host { display: block; margin-block: 1rem; } :host([hidden]) { display: none; } .callsheet-root { margin: 0; }";

let shared: CSSStyleSheet | undefined;

/** One style sheet for all elements of a page, which a Content-Security-Policy without inline styles allows. */
function styleSheet(): CSSStyleSheet {
    if (!shared) {
        shared = new CSSStyleSheet();
        shared.replaceSync(`${css}\n${host}`);
    }
    return shared;
}
