/** What each option of a call means, in English: for the command's help, OpenAPI, and assistants. */
import { chatApis } from "@callsheet/inference/providers";
import { policies } from "../snippet.ts";
import type { CallOptionName } from "./options.ts";

/** What is said of an option. */
export type CallOptionHelp = {
    /** What it means, or what its value is; without a full stop. */
    readonly text: string;
    /** What stands for an option that is not given. */
    readonly byDefault?: string;
    /** The whole help in the command, where that says more. */
    readonly command?: string;
    /** What its value is, in the usage of a flag. Default: the flag's own name. */
    readonly value?: string;
};

/** The help of every option, by its name. */
export const callOptionHelp: Readonly<Record<CallOptionName, CallOptionHelp>> = {
    model: {
        text: "the model's id on the Hub, such as owner/name, or the address of its page",
        byDefault: "the example of the task",
    },
    task: {
        text: "a pipeline tag, or conversational",
        byDefault: "the model's, or conversational",
        command: "a pipeline tag, or conversational (default: from the catalogue or the Hub)",
    },
    provider: {
        text: "the provider that serves the model",
        byDefault: "one that is known to",
        command: "the provider that serves the model (default: one from the catalogue or the Hub)",
    },
    providerModel: {
        text: "the provider's own id of the model, without spaces",
        byDefault: "from the catalogue",
        command: "the provider's own id of the model (default: from the catalogue or the Hub)",
        value: "id",
    },
    adapter: { text: "the file of an adapter's weights, without spaces", byDefault: "from the catalogue" },
    direct: { text: "call the provider's own address, with its own key" },
    policy: {
        text: "how the provider auto chooses",
        byDefault: policies[0],
        command: `how the provider auto chooses: ${policies.join(", ")}, or a provider`,
    },
    endpoint: {
        text: "the URL of your own server, called in place of a provider",
        command: "call a server of your own instead of a provider",
        value: "url",
    },
    keyless: { text: "your own server needs no key" },
    language: { text: "only programs in this language", command: "js, python or sh" },
    client: { text: "the library that the code uses" },
    beside: { text: "a second library for comparison, in the form js/fetch" },
    api: { text: `for chats, OpenAI's API: ${chatApis.join(" or ")}` },
    stream: { text: "print the output as it arrives" },
    billTo: { text: "the organisation of the Hub that pays", value: "organisation" },
    inputs: {
        text: "the inputs: plain text, JSON, or the name of a file",
        byDefault: "an example",
        command: "the inputs: JSON, plain text, or - for standard input (default: an example)",
        value: "json",
    },
    parameters: { text: "the parameters: a JSON object", byDefault: "the example's", value: "json" },
};
