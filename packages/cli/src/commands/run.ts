import { jsonObject } from "../values.ts";
import type { Command, CommandOption, FlagsOf } from "./command.ts";

const options = [
    {
        name: "task",
        value: "task",
        description: "a pipeline tag, or conversational (default: from the catalogue or the Hub)",
    },
    {
        name: "provider",
        value: "provider",
        description: "the provider that serves the model (default: one from the catalogue or the Hub)",
    },
    {
        name: "provider-model",
        value: "id",
        description: "the provider's own id of the model (default: from the catalogue or the Hub)",
    },
    { name: "stream", description: "show the output as it arrives" },
    { name: "bill-to", value: "organisation", description: "the organisation of the Hub that pays" },
    {
        name: "inputs",
        value: "json",
        description: "the inputs: JSON, plain text, or - for standard input (default: an example)",
    },
    {
        name: "parameters",
        value: "json",
        description: "the parameters: a JSON object (default: the example's)",
        read: jsonObject,
    },
    { name: "file", value: "path", description: "the image or recording, for a task that takes one" },
    { name: "output", value: "path", description: "where to save an image, a recording or a video" },
    { name: "direct", description: "call the provider's own address, with its own key" },
] as const satisfies readonly CommandOption[];

/** The options of `callsheet run`. */
export type RunFlags = FlagsOf<typeof options>;

/** `callsheet run MODEL`: makes a call and shows the result. */
export const run = {
    name: "run",
    description: "make a call and show the result; the access token is read from the environment",
    argument: {
        usage: "<model>",
        description: "the model's id on the Hub, such as owner/name, or the address of its page",
    },
    options,
} as const satisfies Command;
