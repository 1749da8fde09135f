/** Snippets as React components and hooks. */
export * from "./core.ts";
export { type ModelSearch, type UseModelSearchOptions, useModelSearch } from "./hooks/use-model-search.tsx";
export { type SnippetsState, type UseSnippetsOptions, useSnippets } from "./hooks/use-snippets.tsx";
export type { SnippetClassNames } from "./props.ts";
export { Snippet, type SnippetProps } from "./snippet/Snippet.tsx";
export { SnippetTabs, type SnippetTabsClassNames, type SnippetTabsProps } from "./snippet/SnippetTabs.tsx";
