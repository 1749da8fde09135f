/** Code as data: template tags whose holes print values as literals of their language. */
export { type Lines, lines, name, printCode } from "./code.ts";
export { type Code, local, text, type Value } from "./value.ts";
