/** The API of the command, for pages that show its help and its output. */
export { programOf } from "./program.ts";
export { run } from "./run.ts";
