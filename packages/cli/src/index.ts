/** The public face of the command, for those who show what it prints. */
export { programOf } from "./program.ts";
export { run } from "./run.ts";
