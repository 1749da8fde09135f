import type { RunFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import { jsonObject } from "../values.ts";
import type { Command } from "./command.ts";

/** `callsheet run MODEL`: makes a call and shows the result. */
export const run: Command = {
    name: "run",
    description: "make a call and show the result; the access token is read from the environment",
    argument: {
        usage: "<model>",
        description: "the model's id on the Hub, such as owner/name, or the address of its page",
    },
    options: [
        {
            flags: "--task <task>",
            description: "a pipeline tag, or conversational (default: from the catalogue or the Hub)",
        },
        {
            flags: "--provider <provider>",
            description: "the provider that serves the model (default: one from the catalogue or the Hub)",
        },
        {
            flags: "--provider-model <id>",
            description: "the provider's own id of the model (default: from the catalogue or the Hub)",
        },
        { flags: "--stream", description: "show the output as it arrives" },
        { flags: "--bill-to <organisation>", description: "the organisation of the Hub that pays" },
        {
            flags: "--inputs <json>",
            description: "the inputs: JSON, plain text, or - for standard input (default: an example)",
        },
        {
            flags: "--parameters <json>",
            description: "the parameters: a JSON object (default: the example's)",
            read: jsonObject("--parameters"),
        },
        { flags: "--file <path>", description: "the image or recording, for a task that takes one" },
        { flags: "--output <path>", description: "where to save an image, a recording or a video" },
        { flags: "--direct", description: "call the provider's own address, with its own key" },
    ],
    async act(terminal: Terminal, id: string, flags: RunFlags) {
        const { makeCall } = await import("../actions/make-call.ts");
        await makeCall(terminal, id, flags);
    },
};
