/** The tag that keeps a call as its author wrote it. */
import { type CatalogueModel, providersOf } from "@callsheet/catalogue";
import { type TaskId, tasks } from "@callsheet/inference";
import { clients, type LanguageId, maxTokensByDefault } from "@callsheet/snippets";
import { isRecord } from "@callsheet/snippets/query";
import { dataOf, record, unknownValue, type Value } from "../programs/value.ts";
import { BlockError, type Tag } from "../tag/tag.ts";
import { writeBlock } from "../tag/write-block.ts";
import { blockReader, type FoundCall } from "./find-calls.ts";

/** A call of a model that the catalogue has. */
export type KnownCall = FoundCall & { readonly model: CatalogueModel };

/**
 * The tag with which the block's own call is written, and the code.
 *
 * @param needed the names that later blocks of the page take from it
 * @throws BlockError if the call cannot be written, or the block is more than a call and its print
 */
export function proposalOf(
    call: KnownCall,
    language: LanguageId,
    needed: readonly string[],
): { readonly tag: Tag; readonly code: string } {
    const { model, parts, client, provider, others } = call;
    const { task = model.task } = call;
    const isWritten = clients.some((one) => one.id === client && one.language === language);
    const problem =
        others[0] ??
        parts.problem ??
        (isWritten ? undefined : "Callsheet writes no program with its library") ??
        (leavesProvider(call, task)
            ? "it leaves the provider to its library, which a tag does for chats alone: name one"
            : undefined) ??
        (parts.inputs ? undefined : "it does not say what it sends");
    if (problem !== undefined) throw new BlockError(problem);
    const billTo = parts.billTo && dataOf(parts.billTo);
    const tag: Tag = {
        model: model.id,
        ...(task !== model.task && { task }),
        ...(provider && provider !== "auto" && { provider }),
        ...(client !== undefined && { client }),
        ...(call.policy && { policy: call.policy }),
        ...(parts.api && { api: parts.api }),
        ...(provider && provider === call.directTo && { direct: true }),
        ...(parts.stream && dataOf(parts.stream) === true && { stream: true }),
        ...(typeof billTo === "string" && { billTo }),
        inputs: inputsOf(dataOf(parts.inputs ?? unknownValue), task),
        ...parametersOf(dataOf(record(parts.parameters ?? [])), task),
    };
    const { content, request } = writeBlock(tag, language);
    const code = content.trimEnd();
    const { url, body } = request();
    if (parts.body && !isSameBody(parts.body, body?.value))
        throw new BlockError("Callsheet would send another request");
    const address = call.isGone ? undefined : parts.request?.url;
    if (address !== undefined && withoutQuery(address) !== withoutQuery(url))
        throw new BlockError(`Callsheet would send the request to ${url}`);
    const { given } = blockReader(language)(needed.length === 0 ? "" : code);
    const missing = needed.find((name) => !given.includes(name));
    if (missing !== undefined) throw new BlockError(`a later block uses its ${missing}`);
    return { tag, code };
}

/** Whether the Hub's clients choose among several providers of a model. */
const leavesProvider = ({ model, parts, provider, isGone }: KnownCall, task: TaskId): boolean =>
    task !== "conversational" &&
    !isGone &&
    !parts.request &&
    (provider ?? "auto") === "auto" &&
    providersOf(model, task).length > 1;

/** The inputs as a tag has them: a chat of one message is its text. */
function inputsOf(data: unknown, task: string): string {
    if (task === "conversational" && Array.isArray(data) && data.length === 1) {
        const [message]: readonly unknown[] = data;
        if (isRecord(message) && message["role"] === "user" && Object.keys(message).length === 2) {
            const { content } = message;
            if (typeof content === "string" && isPlain(content)) return content;
        }
    }
    return typeof data === "string" && isPlain(data) ? data : JSON.stringify(data);
}

/** Whether a text is read as it is: not like JSON. */
const isPlain = (text: string): boolean => !/^\s*[{["]/.test(text);

/** The parameters, and without those that the generator would add. */
function parametersOf(data: unknown, task: TaskId): { readonly parameters?: Readonly<Record<string, unknown>> } {
    const given = isRecord(data) ? data : {};
    if (task !== "conversational") {
        const isExample = Object.keys(given).length === 0 && !("parameters" in tasks[task].example);
        return isExample ? {} : { parameters: given };
    }
    const { max_tokens, ...rest } = given;
    if (max_tokens === maxTokensByDefault) return Object.keys(rest).length === 0 ? {} : { parameters: rest };
    return { parameters: { ...rest, max_tokens: max_tokens ?? null } };
}

const withoutQuery = (url: string): string => url.split(/[?#]/)[0] ?? url;

/** Whether a program's body is that of the request that Callsheet sends. */
function isSameBody(own: Value, wire: unknown): boolean {
    return JSON.stringify(normal(dataOf(own))) === JSON.stringify(normal(wire));
}

/** A body in one form: what says nothing is left out, and keys are in their order. */
function normal(data: unknown, key = ""): unknown {
    if (key === "input" && typeof data === "string") return [normal({ role: "user", content: data })];
    if (Array.isArray(data)) return data.map((item) => normal(item));
    if (!isRecord(data)) return data;
    if (typeof data["$file"] === "string") return data["$file"];
    const entries = Object.entries(data)
        .filter(([name, value]) => value !== undefined && value !== null && !(name === "stream" && value === false))
        .map(([name, value]) => [name, normal(value, name)] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(entries);
}
