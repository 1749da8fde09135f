/** The public API of the remark plugin. */
export { type Finding, type FindingKind, findingKinds } from "./finding.ts";
export { UnreadableError } from "./markdown/fenced-blocks.ts";
export { type MarkdownOptions, type Refreshed, refreshMarkdown, tagMarkdown } from "./refresh-markdown.ts";
export { remarkCallsheet as default } from "./remark-callsheet.ts";
