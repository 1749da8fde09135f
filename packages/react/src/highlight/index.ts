/** Colours for the code of snippets, without React. */
export type { Colour } from "./grammars.ts";
export { highlight, type Piece } from "./highlight.ts";
