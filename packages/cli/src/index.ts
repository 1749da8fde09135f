/** The API of the command, for pages that show its help and its output. */

export { argumentName, usageOf } from "./command-line.ts";
export type { Command, CommandOption } from "./commands/command.ts";
export { type CommandName, commands } from "./commands/index.ts";
export { run } from "./run.ts";
