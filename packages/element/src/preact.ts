/** The types of `<call-snippet>` in JSX with Preact. There is nothing in it to run. */
import type { HTMLAttributes } from "preact";
import type { CallSnippetElement, CallSnippetRenderEvent } from "./define-call-snippet.ts";
import type { CallSnippetAttributes } from "./properties.ts";

/** What `<call-snippet>` takes in JSX. */
export type CallSnippetPreactProps = HTMLAttributes<CallSnippetElement> &
    CallSnippetAttributes & {
        /** Called when the element has rendered. */
        readonly "oncallsheet-render"?: ((event: CallSnippetRenderEvent) => void) | undefined;
    };

declare module "preact" {
    namespace JSX {
        interface IntrinsicElements {
            "call-snippet": CallSnippetPreactProps;
        }
    }
}
