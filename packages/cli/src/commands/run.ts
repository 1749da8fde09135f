import type { TypedOptions } from "@callsheet/snippets/call-options";
import type { Command, CommandOption, FlagsOf } from "./command.ts";
import { callFlags, modelArgument } from "./shared-options.ts";

const ownOptions = [
    { name: "file", value: "path", description: "the image or recording, for a task that takes one" },
    { name: "output", value: "path", description: "where to save an image, a recording or a video" },
] as const satisfies readonly CommandOption[];

/** The options of `callsheet run`. */
export type RunFlags = TypedOptions<"run"> & FlagsOf<typeof ownOptions>;

/** `callsheet run MODEL`: makes a call and shows the result. */
export const run = {
    name: "run",
    description: "make a call and show the result; the access token is read from the environment",
    argument: modelArgument,
    options: [...callFlags("run"), ...ownOptions],
} as const satisfies Command;
