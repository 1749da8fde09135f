/** Code as data: template tags whose holes print values as literals of their language. */
export { js, type Lines, lines, name, printCode, python, sh } from "./code.ts";
export { type Code, withImports } from "./fragment.ts";
export type { LanguageId } from "./output.ts";
export { reserved as reservedInPython } from "./python.ts";
export { fileArgument, formFile, heredoc } from "./shell.ts";
export { local, text, type Value } from "./value.ts";
