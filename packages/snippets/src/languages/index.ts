/** Code as data: template tags whose holes print values as literals of their language. */
export { type Hole, js, type Lines, lines, type Name, name, printCode, python, sh, type Tag } from "./code.ts";
export { type Code, isCode, type LanguageId, languageOf, withImports } from "./fragment.ts";
export { fileArgument, heredoc } from "./shell.ts";
export { type Text, text, type Value } from "./value.ts";
