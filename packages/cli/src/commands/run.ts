import type { RunFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import { jsonObject } from "../values.ts";
import type { Command } from "./command.ts";

/** `callsheet run MODEL`: makes a call and shows what comes back. */
export const run: Command = {
    name: "run",
    description: "make a call and show what comes back; the access token is read from the environment",
    argument: {
        usage: "<model>",
        description: "the model's id on the Hub, such as owner/name, or the address of its page",
    },
    options: [
        {
            flags: "--task <task>",
            description:
                "what the model does: a pipeline tag, or conversational; else as the catalogue, or the Hub, says",
        },
        {
            flags: "--provider <provider>",
            description: "who serves it; else one of whom the catalogue, or the Hub, says so",
        },
        {
            flags: "--provider-model <id>",
            description: "the provider's own id of the model; else as the catalogue, or the Hub, says",
        },
        { flags: "--stream", description: "show the output as it arrives" },
        { flags: "--bill-to <organisation>", description: "the organisation of the Hub that pays" },
        {
            flags: "--inputs <json>",
            description: "in place of the example: JSON, a plain text, or - for standard input",
        },
        {
            flags: "--parameters <json>",
            description: "in place of those of the example: a JSON object",
            read: jsonObject("--parameters"),
        },
        { flags: "--file <path>", description: "the image or the recording, for a task that takes one" },
        { flags: "--output <path>", description: "where an image, an audio or a video is saved" },
        { flags: "--direct", description: "to the provider's own address, with the provider's key" },
    ],
    async act(terminal: Terminal, id: string, flags: RunFlags) {
        const { makeCall } = await import("../actions/make-call.ts");
        await makeCall(terminal, id, flags);
    },
};
