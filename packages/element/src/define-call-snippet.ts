import { attributeNames } from "./call-of-attributes.ts";
import { render } from "./render.ts";
import { styleSheet } from "./style-sheet.ts";

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
