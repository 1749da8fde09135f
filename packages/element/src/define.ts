/** Defines `<call-snippet>`, as an import alone or as a script. */
import { defineCallSnippet } from "./define-call-snippet.ts";

defineCallSnippet();

export { defineCallSnippet };
