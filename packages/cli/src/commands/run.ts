import {
    type Call,
    hubTokenVariable,
    isStreamingTask,
    type ProviderId,
    perform,
    performStream,
    providerIds,
    providers,
    type Task,
    tasks,
} from "@callsheet/inference";
import { callOf, taskOf } from "@callsheet/snippets";
import { Command } from "commander";
import { readFiles } from "../files.ts";
import { inputsOf } from "../inputs.ts";
import { modelOf } from "../model.ts";
import { oneOf } from "../nearest.ts";
import { show, textOf } from "../show.ts";
import { checkStreams } from "../streams.ts";
import type { Terminal } from "../terminal.ts";
import { UsageError } from "../usage-error.ts";
import { jsonObject } from "../values.ts";

type Flags = {
    readonly task?: string;
    readonly provider: string;
    readonly stream?: true;
    readonly billTo?: string;
    readonly inputs?: string;
    readonly parameters?: Readonly<Record<string, unknown>>;
    readonly file?: string;
    readonly output?: string;
    readonly direct?: true;
};

/** `callsheet run MODEL`: makes a call and shows what comes back. */
export function runCommand(terminal: Terminal): Command {
    return new Command("run")
        .description("make a call and show what comes back; the access token is read from the environment")
        .argument("<model>", "the model's id on the Hub, such as owner/name")
        .option("--task <task>", "what the model does: a pipeline tag, or conversational")
        .option("--provider <provider>", "who serves it", "hf-inference")
        .option("--stream", "show the output as it arrives")
        .option("--bill-to <organisation>", "the organisation of the Hub that pays")
        .option("--inputs <json>", "in place of the example: JSON, a plain text, or - for standard input")
        .option("--parameters <json>", "in place of those of the example: a JSON object", jsonObject("--parameters"))
        .option("--file <path>", "the image or the recording, for a task that takes one")
        .option("--output <path>", "where an image, an audio or a video is saved")
        .option("--direct", "to the provider's own address, with the provider's key")
        .action(async (id: string, flags: Flags) => {
            const call = await callOfFlags(terminal, id, flags);
            const task: Task = tasks[call.task];
            const asked = {
                target: { accessToken: tokenOf(terminal, call), model: call.model, provider: call.provider },
                inputs: await readFiles(call.inputs),
                parameters: call.parameters,
            };
            const onWait = (milliseconds: number) =>
                terminal.stderr.write(
                    `Waiting in the queue of ${call.provider}: ${Math.round(milliseconds / 1000)} s\n`,
                );
            const options = { billTo: flags.billTo, onWait, fetch: terminal.fetch };
            if (!flags.stream || !isStreamingTask(task)) {
                return await show(await perform(task, asked, options), terminal, flags.output);
            }
            for await (const event of performStream(task, asked, options)) terminal.stdout.write(textOf(event) ?? "");
            terminal.stdout.write("\n");
        });
}

async function callOfFlags(terminal: Terminal, id: string, flags: Flags): Promise<Call> {
    const model = modelOf(id, flags, terminal);
    const task = taskOf(model);
    if (task === undefined) throw new UsageError(`There are no calls for ${model.pipeline_tag}.`);
    if (flags.stream) checkStreams(task);
    const provider = oneOf("provider", flags.provider, providerIds);
    const inputs = flags.inputs === undefined ? undefined : await inputsOf(terminal, flags.inputs);
    return callOf(task, model, provider, undefined, {
        inputs: withFile(inputs, flags.file),
        parameters: flags.parameters,
        directRequest: flags.direct,
    });
}

/** A file alone is the inputs; beside other inputs it is their image. */
function withFile(inputs: unknown, file: string | undefined): unknown {
    if (file === undefined) return inputs;
    return typeof inputs === "object" && inputs !== null ? { ...inputs, image: file } : file;
}

/** The Hub's token, or the provider's key for a direct call. */
function tokenOf(
    { env }: Terminal,
    { provider, direct }: { provider: ProviderId; direct?: boolean | undefined },
): string {
    const variable = direct ? providers[provider].keyVariable : hubTokenVariable;
    const token = env[variable];
    if (token) return token;
    throw new UsageError(`Set the environment variable ${variable} to your access token, then run this again.`);
}
