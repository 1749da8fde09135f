/** Reads the options of a sandbox from the flags of the command, and from the files that they name. */
import { readFile } from "node:fs/promises";
import { nearestNames } from "@callsheet/catalogue/search";
import { taskIds } from "@callsheet/inference";
import {
    checkReplies,
    type Failure,
    faultNames,
    parseFailure,
    type SandboxMapping,
    type SandboxModel,
    type ScriptedReply,
    sandboxProviders,
} from "@callsheet/sandbox";
import type { ServeOptions } from "@callsheet/sandbox/serve";
import { parse } from "yaml";
import type { SandboxFlags } from "../commands/sandbox.ts";
import { UsageError } from "../errors.ts";
import { oneOf } from "../nearest.ts";

/** The options of the sandbox, with what the files hold that they name. @throws UsageError */
export async function optionsOf(flags: Omit<SandboxFlags, "port">) {
    const { host, seed, pace, latency, maxBody, fail = [] } = flags;
    return {
        ...{ host, seed, pace, latency },
        maxBodyBytes: maxBody * 2 ** 20,
        models: await modelsOf(flags.models),
        failures: fail.map(failureOf),
        replies: flags.replies === undefined ? [] : await repliesOf(flags.replies),
    };
}

/** Parses a value of `--fail`. @throws UsageError */
function failureOf(text: string): Failure {
    const [name = ""] = text.split(/[:;=]/, 1);
    if (!/^\d+$/.test(name.trim()) && !text.trim().startsWith("{")) oneOf("fault", name.trim(), faultNames);
    try {
        return parseFailure(text);
    } catch (cause) {
        const reason = cause instanceof Error ? cause.message : cause;
        throw new UsageError(`--fail ${text} cannot be read: ${reason} It is written 503:0.2, or reset:0.01.`);
    }
}

type Models = NonNullable<ServeOptions["models"]>;

/** Parses the value of `--models`. @throws UsageError */
async function modelsOf(source: string): Promise<Models> {
    if (source === "any" || source === "known") return source;
    const value = parsed(source, await textOf(source));
    if (!isObject(value)) throw notModels(source, "it holds no object");
    return Object.fromEntries(Object.entries(value).map(([id, model]) => [id, modelOf(source, id, model)]));
}

async function textOf(file: string): Promise<string> {
    try {
        return await readFile(file, "utf8");
    } catch (cause) {
        const [near] = nearestNames(file, ["any", "known"]);
        const reason = cause instanceof Error ? cause.message : cause;
        throw new UsageError(
            `--models takes any, known or a JSON file. The file could not be read (${reason}).${near === undefined ? "" : ` Did you mean ${near}?`}`,
        );
    }
}

function parsed(file: string, text: string): unknown {
    try {
        return JSON.parse(text);
    } catch (cause) {
        throw notModels(file, `it is not JSON: ${cause instanceof Error ? cause.message : cause}`);
    }
}

const form =
    '{"owner/name": "text-to-image"} or {"owner/name": {"task": …, "providers": {"fal-ai": {"providerId": …}}}}';

const notModels = (file: string, reason: string) =>
    new UsageError(`${file} does not say which models there are: ${reason}. It is to be as ${form}.`);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === "object" && value !== null && !Array.isArray(value);

function modelOf(file: string, id: string, description: unknown): SandboxModel {
    if (typeof description === "string") return { task: taskOf(id, description) };
    if (!isObject(description)) throw notModels(file, `${id} is neither a task nor an object`);
    checkFields(id, description, ["task", "providers"]);
    const task = taskOf(id, description["task"]);
    const providers = description["providers"];
    if (providers === undefined) return { task };
    if (!isObject(providers)) throw notModels(file, `the providers of ${id} are no object`);
    const entries = Object.entries(providers).map(([name, mapping]) => {
        const provider = oneOf("provider", name, sandboxProviders);
        return [provider, mappingOf(file, `${id} at ${provider}`, mapping)] as const;
    });
    return { task, providers: Object.fromEntries(entries) };
}

const taskOf = (id: string, task: unknown) => {
    if (typeof task !== "string") throw new UsageError(`${id} has no task: it takes one of ${taskIds.join(", ")}.`);
    return oneOf("task", task, taskIds);
};

/** Every field of a mapping, with a check of its value. */
const mappingFields: Readonly<Record<keyof SandboxMapping, (value: unknown) => boolean>> = {
    providerId: (value) => typeof value === "string",
    status: (value) => value === "live" || value === "staging",
    task: (value) => taskIds.some((id) => id === value),
    adapter: (value) => value === "lora",
    adapterWeightsPath: (value) => typeof value === "string",
};

function mappingOf(file: string, where: string, fields: unknown): SandboxMapping {
    if (!isObject(fields)) throw notModels(file, `${where} is no object`);
    checkFields(where, fields, Object.keys(mappingFields));
    for (const [name, fits] of Object.entries(mappingFields)) {
        if (fields[name] !== undefined && !fits(fields[name])) {
            throw notModels(file, `the ${name} of ${where} cannot be ${JSON.stringify(fields[name])}`);
        }
    }
    return fields; // Each of its fields has just been checked.
}

function checkFields(where: string, fields: Readonly<Record<string, unknown>>, knownNames: readonly string[]): void {
    for (const name of Object.keys(fields)) oneOf(`field of ${where}`, name, knownNames);
}

/** Reads the file of `--replies`. @throws UsageError */
async function repliesOf(file: string): Promise<readonly ScriptedReply[]> {
    const text = await readFile(file, "utf8").catch((cause: Error) => {
        throw new UsageError(`The file of --replies could not be read (${cause.message}).`);
    });
    try {
        return checkReplies(parse(text));
    } catch (cause) {
        const reason = (cause instanceof Error ? cause.message : String(cause)).trim();
        throw new UsageError(
            `${file} does not say what models reply. ${reason}\nIt is a list in YAML, such as: - "It is sunny." A text that is a number, true or null is quoted.`,
        );
    }
}
