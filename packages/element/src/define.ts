/** Defines `<call-snippet>`, as an import alone or as a script. */
import { defineCallSnippet } from "./define-call-snippet.ts";

defineCallSnippet();

export type { CallSnippetElement, CallSnippetRenderEvent } from "./define-call-snippet.ts";
export { defineCallSnippet };
