/** The custom element `<call-snippet>`. */
export { defineCallSnippet } from "./define-call-snippet.ts";
