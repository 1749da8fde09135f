/** The custom element `<call-snippet>`. */
export { type CallSnippetElement, type CallSnippetRenderEvent, defineCallSnippet } from "./define-call-snippet.ts";
export type { CallSnippetAttributes, CallSnippetProperties } from "./properties.ts";
export type { CallSnippetProblem, CallSnippetRender } from "./render.ts";
