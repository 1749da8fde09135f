import { chatApis } from "@callsheet/inference";
import { policies } from "@callsheet/snippets";
import { Command } from "commander";
import type { SnippetFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import { jsonList, jsonObject, number, wholeNumber } from "../values.ts";

/** `callsheet snippet MODEL`: the code that calls a model. */
export function snippetCommand(terminal: Terminal): Command {
    return new Command("snippet")
        .description("print the code that calls a model")
        .argument("<model>", "the model's id on the Hub, such as owner/name, or the address of its page")
        .option(
            "--task <task>",
            "what the model does: a pipeline tag, or conversational; else as the catalogue, or the Hub, says",
        )
        .option("--provider <provider>", "who serves it; else one of whom the catalogue, or the Hub, says so")
        .option("--provider-model <id>", "the provider's own id of the model; else as the catalogue, or the Hub, says")
        .option("--direct", "to the provider's own address, with its own key")
        .option("--endpoint <url>", "a server of your own, in place of the provider")
        .option("--no-key", "your own server wants no key")
        .option("--policy <policy>", `how the provider auto chooses: ${policies.join(", ")}, or a provider`)
        .option("--language <language>", "js, python or sh")
        .option("--client <client>", "the library that the code uses")
        .option("--stream", "print the output as it arrives")
        .option("--bill-to <organisation>", "the organisation of the Hub that pays")
        .option("--max-tokens <number>", "how many tokens the output may have", wholeNumber("--max-tokens"))
        .option("--temperature <number>", "how freely words are chosen", number("--temperature"))
        .option("--top-p <number>", "the share of likely words to choose from", number("--top-p"))
        .option("--inputs <json>", "in place of the example: JSON, a plain text, or - for standard input")
        .option("--parameters <json>", "in place of those of the example: a JSON object", jsonObject("--parameters"))
        .option("--api <api>", `of a chat, OpenAI's API: ${chatApis.join(" or ")}`)
        .option("--tools <json>", "of a chat, functions that the model may call: a JSON list", jsonList("--tools"))
        .option(
            "--response-format <json>",
            "of a chat, the form of the answer: a JSON object",
            jsonObject("--response-format"),
        )
        .option("--library <name>", "the library that the model is made for")
        .option("--tags <tags>", "the model's tags on the Hub, with commas between them")
        .option("--offline", "do not ask the Hub of what the catalogue lacks")
        .option("--json", "print JSON: { language, client, variant, content } for each snippet")
        .action(async (id: string, flags: SnippetFlags) => {
            const { printSnippets } = await import("../actions/print-snippets.ts");
            await printSnippets(terminal, id, flags);
        });
}
