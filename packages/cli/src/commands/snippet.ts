import { chatApis } from "@callsheet/inference/providers";
import { policies } from "@callsheet/snippets/write-asked";
import type { SnippetFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import { jsonList, jsonObject, number, wholeNumber } from "../values.ts";
import type { Command } from "./command.ts";

/** `callsheet snippet MODEL`: the code that calls a model. */
export const snippet: Command = {
    name: "snippet",
    description: "print the code that calls a model",
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
        { flags: "--direct", description: "call the provider's own address, with its own key" },
        { flags: "--endpoint <url>", description: "call a server of your own instead of a provider" },
        { flags: "--no-key", description: "your own server needs no key" },
        {
            flags: "--policy <policy>",
            description: `how the provider auto chooses: ${policies.join(", ")}, or a provider`,
        },
        { flags: "--language <language>", description: "js, python or sh" },
        { flags: "--client <client>", description: "the library that the code uses" },
        { flags: "--stream", description: "print the output as it arrives" },
        { flags: "--bill-to <organisation>", description: "the organisation of the Hub that pays" },
        {
            flags: "--max-tokens <number>",
            description: "the most tokens that the output may have",
            read: wholeNumber("--max-tokens"),
        },
        {
            flags: "--temperature <number>",
            description: "how freely the model chooses words",
            read: number("--temperature"),
        },
        {
            flags: "--top-p <number>",
            description: "the share of likely words to choose from",
            read: number("--top-p"),
        },
        {
            flags: "--inputs <json>",
            description: "the inputs: JSON, plain text, or - for standard input (default: an example)",
        },
        {
            flags: "--parameters <json>",
            description: "the parameters: a JSON object (default: the example's)",
            read: jsonObject("--parameters"),
        },
        { flags: "--api <api>", description: `for chats, OpenAI's API: ${chatApis.join(" or ")}` },
        {
            flags: "--tools <json>",
            description: "for chats, functions that the model may call: a JSON list",
            read: jsonList("--tools"),
        },
        {
            flags: "--response-format <json>",
            description: "for chats, the format of the answer: a JSON object",
            read: jsonObject("--response-format"),
        },
        { flags: "--library <name>", description: "the library that the model is made for" },
        { flags: "--tags <tags>", description: "the model's tags on the Hub, separated by commas" },
        { flags: "--offline", description: "do not ask the Hub about models that the catalogue lacks" },
        {
            flags: "--json",
            description: "print JSON: { language, client, variant, content } for each snippet",
        },
    ],
    async act(terminal: Terminal, id: string, flags: SnippetFlags) {
        const { printSnippets } = await import("../actions/print-snippets.ts");
        await printSnippets(terminal, id, flags);
    },
};
