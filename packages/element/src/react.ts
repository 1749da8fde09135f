/** The types of `<call-snippet>` in JSX with React. There is nothing in it to run. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { CallSnippetElement, CallSnippetRenderEvent } from "./define-call-snippet.ts";
import type { CallSnippetAttributes } from "./properties.ts";

/** What `<call-snippet>` takes in JSX. React 18 knows attributes alone: objects are JSON there, and events need a ref. */
export type CallSnippetReactProps = DetailedHTMLProps<HTMLAttributes<CallSnippetElement>, CallSnippetElement> &
    CallSnippetAttributes & {
        /** Called when the element has rendered; from React 19 on. */
        readonly "oncallsheet-render"?: ((event: CallSnippetRenderEvent) => void) | undefined;
    };

declare module "react" {
    namespace JSX {
        interface IntrinsicElements {
            "call-snippet": CallSnippetReactProps;
        }
    }
}
