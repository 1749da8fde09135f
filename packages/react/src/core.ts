/** The snippets of a call and the words around them, without React. */

export type { SnippetCall } from "./call/snippet-call.ts";
export {
    type CallProblem,
    type CallSnippets,
    type ChosenSnippet,
    type ClientChoice,
    chooseSnippet,
    keyOf,
    type Notice,
    noticesOf,
    snippetsFor,
} from "./call/snippets-for.ts";
export { adviceTime, confirmationTime, copyCode } from "./snippet/copy-code.ts";
export { english } from "./words/en/snippet.ts";
export { dateIn, fill } from "./words/format.ts";
export { gujarati } from "./words/gu/snippet.ts";
export type { SnippetStrings } from "./words/strings.ts";
export { stringsIn } from "./words/strings-in.ts";
