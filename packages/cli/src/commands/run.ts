import { Command } from "commander";
import type { RunFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import { jsonObject } from "../values.ts";

/** `callsheet run MODEL`: makes a call and shows what comes back. */
export function runCommand(terminal: Terminal): Command {
    return new Command("run")
        .description("make a call and show what comes back; the access token is read from the environment")
        .argument("<model>", "the model's id on the Hub, such as owner/name, or the address of its page")
        .option(
            "--task <task>",
            "what the model does: a pipeline tag, or conversational; else as the catalogue, or the Hub, says",
        )
        .option("--provider <provider>", "who serves it; else one of whom the catalogue, or the Hub, says so")
        .option("--provider-model <id>", "the provider's own id of the model; else as the catalogue, or the Hub, says")
        .option("--stream", "show the output as it arrives")
        .option("--bill-to <organisation>", "the organisation of the Hub that pays")
        .option("--inputs <json>", "in place of the example: JSON, a plain text, or - for standard input")
        .option("--parameters <json>", "in place of those of the example: a JSON object", jsonObject("--parameters"))
        .option("--file <path>", "the image or the recording, for a task that takes one")
        .option("--output <path>", "where an image, an audio or a video is saved")
        .option("--direct", "to the provider's own address, with the provider's key")
        .action(async (id: string, flags: RunFlags) => {
            const { makeCall } = await import("../actions/make-call.ts");
            await makeCall(terminal, id, flags);
        });
}
