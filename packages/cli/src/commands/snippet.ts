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
        { flags: "--direct", description: "to the provider's own address, with its own key" },
        { flags: "--endpoint <url>", description: "a server of your own, in place of the provider" },
        { flags: "--no-key", description: "your own server wants no key" },
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
            description: "how many tokens the output may have",
            read: wholeNumber("--max-tokens"),
        },
        { flags: "--temperature <number>", description: "how freely words are chosen", read: number("--temperature") },
        {
            flags: "--top-p <number>",
            description: "the share of likely words to choose from",
            read: number("--top-p"),
        },
        {
            flags: "--inputs <json>",
            description: "in place of the example: JSON, a plain text, or - for standard input",
        },
        {
            flags: "--parameters <json>",
            description: "in place of those of the example: a JSON object",
            read: jsonObject("--parameters"),
        },
        { flags: "--api <api>", description: `of a chat, OpenAI's API: ${chatApis.join(" or ")}` },
        {
            flags: "--tools <json>",
            description: "of a chat, functions that the model may call: a JSON list",
            read: jsonList("--tools"),
        },
        {
            flags: "--response-format <json>",
            description: "of a chat, the form of the answer: a JSON object",
            read: jsonObject("--response-format"),
        },
        { flags: "--library <name>", description: "the library that the model is made for" },
        { flags: "--tags <tags>", description: "the model's tags on the Hub, with commas between them" },
        { flags: "--offline", description: "do not ask the Hub of what the catalogue lacks" },
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
