/** The tag that keeps a call as its author wrote it. */
import { type CatalogueModel, providersOf } from "@callsheet/catalogue";
import { type TaskId, tasks } from "@callsheet/inference";
import { clients, type LanguageId, maxTokensByDefault } from "@callsheet/snippets";
import { isRecord } from "@callsheet/snippets/query";
import { dataOf, known, type Value } from "../programs/value.ts";
import type { Tag } from "../tag/tag.ts";
import { writeBlock } from "../tag/write-block.ts";
import { blockReader, type FoundCall } from "./find-calls.ts";

/** A tag and the code for it, or why there is none. */
export type Proposal = { readonly tag: Tag; readonly code: string } | { readonly reason: string };

/** A call of a model that the catalogue has. */
export type KnownCall = FoundCall & { readonly model: CatalogueModel };

/**
 * The tag with which the block's own call is written, and the code.
 *
 * @param needed the names that later blocks of the page take from it
 * @throws BlockError if the call cannot be written
 */
export function proposalOf(call: KnownCall, language: LanguageId, needed: readonly string[]): Proposal {
    const { model, parts, client, others } = call;
    const [other] = others;
    if (other !== undefined) return { reason: other };
    if (parts.problem !== undefined) return { reason: parts.problem };
    const isWritten = clients.some((one) => one.id === client && one.language === language);
    if (client === undefined || !isWritten) return { reason: "Callsheet writes no program with its library" };
    const { task = model.task } = call;
    if (leavesProvider(call, task))
        return { reason: "it leaves the provider to its library, which a tag does for chats alone: name one" };
    const inputs = parts.inputs && dataOf(parts.inputs);
    const parameters = dataOf({ kind: "record", entries: parts.parameters ?? new Map() });
    if (inputs === undefined) return { reason: "it does not say what it sends" };
    if (!inputs.isKnown) return inputs;
    if (!parameters.isKnown) return parameters;
    const streamed = dataOf(parts.stream ?? known(false));
    if (!streamed.isKnown) return streamed;
    const billTo = parts.billTo && dataOf(parts.billTo);
    if (billTo && !billTo.isKnown) return billTo;
    const tag: Tag = {
        model: model.id,
        ...(task !== model.task && { task }),
        ...(call.provider && call.provider !== "auto" && { provider: call.provider }),
        client,
        ...(call.policy && { policy: call.policy }),
        ...(parts.api && { api: parts.api }),
        ...(call.provider && call.provider === call.directTo && { direct: true }),
        ...(streamed.data === true && { stream: true }),
        ...(billTo?.isKnown && typeof billTo.data === "string" && { billTo: billTo.data }),
        inputs: inputsOf(inputs.data, task),
        ...parametersOf(parameters.data, task),
    };
    const { content, request } = writeBlock(tag, language);
    const { url, body } = request();
    if (parts.body && !isSameBody(parts.body, body?.value)) return { reason: "Callsheet would send another request" };
    const address = call.isGone ? undefined : parts.request?.url;
    if (address !== undefined && withoutQuery(address) !== withoutQuery(url))
        return { reason: `Callsheet would send the request to ${url}` };
    return withNeededNames({ tag, code: content.trimEnd() }, call, language, needed);
}

/** The proposal with the names that later blocks take. */
function withNeededNames(
    { tag, code }: { readonly tag: Tag; readonly code: string },
    call: FoundCall,
    language: LanguageId,
    needed: readonly string[],
): Proposal {
    if (needed.length === 0) return { tag, code };
    const own = blockReader(language)(code);
    const pairs = (["client", "output"] as const).flatMap((role) => {
        const [from, to] = [own.call?.names[role], call.names[role]];
        return from !== undefined && to !== undefined && from !== to && needed.includes(to)
            ? [[from, to] as const]
            : [];
    });
    const given = own.given.map((name) => pairs.find(([from]) => from === name)?.[1] ?? name);
    const missing = needed.find((name) => !given.includes(name));
    if (missing !== undefined) return { reason: `a later block uses its ${missing}` };
    if (pairs.length === 0) return { tag, code };
    const named = { ...tag, names: pairs.map((pair) => pair.join(":")).join(",") };
    return { tag: named, code: writeBlock(named, language).content.trimEnd() };
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
    const data = dataOf(own);
    return data.isKnown && JSON.stringify(normal(data.data)) === JSON.stringify(normal(wire));
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
