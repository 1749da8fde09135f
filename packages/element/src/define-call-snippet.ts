/// <reference path="./styles.d.ts" />
import css from "@callsheet/react/styles.css";
import { attributeNames } from "./call-of-attributes.ts";
import { adoptProperties, type CallSnippetProperties, defineProperties } from "./properties.ts";
import { type CallSnippetRender, render } from "./render.ts";

/** `<call-snippet>`: an element of HTML with the options of a call as properties. */
export interface CallSnippetElement extends HTMLElement, CallSnippetProperties {}

/** The event by which an element says that it has rendered; it bubbles, out of shadow roots too. */
export type CallSnippetRenderEvent = CustomEvent<CallSnippetRender>;

declare global {
    interface HTMLElementTagNameMap {
        "call-snippet": CallSnippetElement;
    }

    interface HTMLElementEventMap {
        "callsheet-render": CallSnippetRenderEvent;
    }

    interface DocumentEventMap {
        "callsheet-render": CallSnippetRenderEvent;
    }
}

/**
 * Defines the element `<call-snippet>`: a program that calls a model, in a shadow root. Its attributes are the parameters
 * of a link to the generator (`model`, `task`, `provider`, `message`, `inputs`, `parameters`, `stream`, `bill-to`, …),
 * `client`, `language`, and `lang` for the language of its own words; each is a property, too (`billTo`). It follows both
 * as they change, and after it has rendered it says so by the event `callsheet-render`. A second definition of a name
 * does nothing, and neither does one outside a browser.
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
    class CallSnippet extends HTMLElement {
        static readonly observedAttributes = attributeNames;
        #isQueued = false;

        connectedCallback(): void {
            adoptProperties(this);
            const rendered = this.#render();
            // Whoever has just put it into the page can still listen.
            queueMicrotask(() => this.#announce(rendered));
        }

        attributeChangedCallback(): void {
            // Before it is shown for the first time, each attribute changes once. Later, some may change together.
            if (!this.shadowRoot || this.#isQueued) return;
            this.#isQueued = true;
            queueMicrotask(() => {
                this.#isQueued = false;
                this.#announce(this.#render());
            });
        }

        #render(): CallSnippetRender {
            const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
            shadow.adoptedStyleSheets = [styleSheet()];
            const { nodes, ...rendered } = render(this, attributeNames);
            shadow.replaceChildren(...nodes);
            return rendered;
        }

        #announce(detail: CallSnippetRender): void {
            this.dispatchEvent(new CustomEvent("callsheet-render", { detail, bubbles: true, composed: true }));
        }
    }
    defineProperties(CallSnippet.prototype);
    customElements.define(name, CallSnippet);
}

/** What the element itself looks like, before the rules of a page. */
const host =
    ":host { display: block; align-self: stretch; justify-self: stretch; margin-block: 1rem; } :host([hidden]) { display: none; } .callsheet-root { margin: 0; }";

let shared: CSSStyleSheet | undefined;

/** One style sheet for all elements of a page, which a Content-Security-Policy without inline styles allows. */
function styleSheet(): CSSStyleSheet {
    if (!shared) {
        shared = new CSSStyleSheet();
        shared.replaceSync(`${css}\n${host}`);
    }
    return shared;
}
