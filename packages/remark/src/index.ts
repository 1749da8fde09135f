/** The public API: a plugin for unified, and a function that refreshes a text. */
export { type Finding, type Refreshed, refreshMarkdown } from "./refresh-markdown.ts";
export { remarkCallsheet as default } from "./remark-callsheet.ts";
