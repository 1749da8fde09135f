import { readFile } from "node:fs/promises";
import type { CatalogueModel } from "@callsheet/catalogue/search";
import {
    type Call,
    type FileLeaf,
    hubTokenVariable,
    isFile,
    isStreamingTask,
    type MappingLookUp,
    type ProviderId,
    perform,
    performStream,
    providers,
    type Task,
    tasks,
} from "@callsheet/inference";
import { callOf } from "@callsheet/snippets";
import { checkStreams, inputsOf } from "../call-input.ts";
import type { RunFlags } from "../commands/run.ts";
import type { ModelFlags } from "../commands/snippet.ts";
import { UsageError } from "../errors.ts";
import { resolveModel } from "../resolve-model.ts";
import { show, textOf } from "../show.ts";
import type { Terminal } from "../terminal.ts";

/** Makes a call and shows the result. */
export async function makeCall(terminal: Terminal, id: string, flags: RunFlags): Promise<void> {
    const { task, request, options } = await prepareCall(terminal, id, flags, localFile);
    if (!flags.stream || !isStreamingTask(task)) {
        return await show(await perform(task, request, options), terminal, flags.output);
    }
    for await (const event of performStream(task, request, options)) terminal.stdout.write(textOf(event) ?? "");
    terminal.stdout.write("\n");
}

/**
 * Makes a call.
 *
 * @param models the models to compare the id with, also if the flags say everything
 * @returns the task's output
 */
export async function performCall(
    terminal: Terminal,
    id: string,
    flags: RunFlags & Pick<ModelFlags, "offline">,
    contentOf: ReadFile,
    models: readonly CatalogueModel[],
): Promise<unknown> {
    const { task, request, options } = await prepareCall(terminal, id, flags, contentOf, models);
    return await perform(task, request, options);
}

async function prepareCall(
    terminal: Terminal,
    id: string,
    flags: RunFlags,
    contentOf: ReadFile,
    models?: readonly CatalogueModel[],
) {
    const { call, mapping } = await callOfFlags(terminal, id, flags, models);
    const task: Task = tasks[call.task];
    const request = {
        target: { accessToken: tokenOf(terminal, call), model: call.model, provider: call.provider },
        inputs: await withContents(call.inputs, contentOf),
        parameters: call.parameters,
    };
    const onWait = (milliseconds: number) =>
        terminal.stderr.write(`Waiting in the queue of ${call.provider}: ${Math.round(milliseconds / 1000)} s\n`);
    return { task, request, options: { billTo: flags.billTo, onWait, fetch: terminal.fetch, mapping } };
}

type PreparedCall = { readonly call: Call; readonly mapping: MappingLookUp | undefined };

async function callOfFlags(
    terminal: Terminal,
    id: string,
    flags: RunFlags,
    models: readonly CatalogueModel[] | undefined,
): Promise<PreparedCall> {
    const { model, task, provider, mapping, knownModel } = await resolveModel(terminal, id, flags, models);
    if (flags.stream) checkStreams(task);
    const inputs = flags.inputs === undefined ? undefined : await inputsOf(terminal, flags.inputs);
    const call = callOf(task, model, provider, mapping, {
        inputs: withFile(inputs, flags.file),
        parameters: flags.parameters,
        direct: flags.direct,
    });
    // Known entries are not looked up again: the provider's entry, or all of them if the router chooses.
    const entries = mapping ? [{ ...mapping, provider, task }] : provider === "auto" ? knownModel?.mappings : undefined;
    return { call, mapping: entries && (async () => entries) };
}

/** Without other inputs, the file is the inputs; otherwise it is their image. */
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

/** Gives the content of a file. */
type ReadFile = (file: FileLeaf) => Promise<Blob>;

/** The inputs of a call, with each file replaced by its content. */
async function withContents(inputs: unknown, contentOf: ReadFile): Promise<unknown> {
    if (isFile(inputs)) return await contentOf(inputs);
    if (typeof inputs !== "object" || inputs === null || Array.isArray(inputs)) return inputs;
    const entries = Object.entries(inputs).map(async ([key, value]) => [key, await withContents(value, contentOf)]);
    return Object.fromEntries(await Promise.all(entries));
}

/** The content of a file of this machine. @throws UsageError if it cannot be read */
async function localFile({ name, type }: FileLeaf): Promise<Blob> {
    try {
        return new Blob([new Uint8Array(await readFile(name))], { type });
    } catch (cause) {
        const reason = cause instanceof Error ? cause.message : cause;
        throw new UsageError(`The file ${name} could not be read (${reason}). Name yours with --file.`);
    }
}
