/** Where a model is served, as the Hub says: looked up once in a while, not once a call. */
import type { Mapping } from "../call/mapping.ts";
import { HubApiError } from "../errors/hub-api-error.ts";
import type { ErrorContext } from "../errors/inference-error.ts";
import { ProviderApiError } from "../errors/provider-api-error.ts";
import { ProviderOutputError } from "../errors/provider-output-error.ts";
import { hubTokenVariable, hubUrl, isHubToken } from "../providers/hub.ts";
import { secret } from "../wire/leaf.ts";
import { readBody } from "./read.ts";
import { type Sender, send } from "./send.ts";

/** How a model's mapping is found, from its id on the Hub; for those who have mappings already. */
export type MappingLookUp = (model: string) => Promise<readonly Mapping[]>;

/**
 * The look-up at the Hub.
 * @param task what is asked for, for errors
 * @throws HubApiError when the Hub does not know the model or cannot say
 */
export function lookUpAtHub(token: string | undefined, sender: Sender, task: string | undefined): MappingLookUp {
    return async (model) => {
        const key = `${model}\n${token === undefined ? "" : digest(token)}`;
        const cached = remembered(key);
        if (cached) return cached;
        const entries = await ask(model, token, sender, task);
        remember(key, entries);
        return entries;
    };
}

async function ask(
    model: string,
    token: string | undefined,
    sender: Sender,
    task: string | undefined,
): Promise<readonly Mapping[]> {
    const path = model.split("/").map(encodeURIComponent).join("/");
    const context: ErrorContext = { provider: "The Hub", task, model, accessToken: token };
    const request = {
        method: "GET",
        url: `${hubUrl}/api/models/${path}?expand[]=inferenceProviderMapping`,
        headers: { Authorization: ["Bearer ", secret(hubTokenVariable)] },
    } as const;
    const hubToken = token !== undefined && isHubToken(token) ? token : undefined;
    try {
        const { response, known } = await send(request, hubToken, context, sender);
        const entries = mappingsIn(await readBody(response, sender.clock, known));
        if (entries) return entries;
        throw new HubApiError(`The Hub's response about ${model} has no mapping that can be read.`, known);
    } catch (cause) {
        if (!(cause instanceof ProviderApiError || cause instanceof ProviderOutputError)) throw cause;
        const { message, status, requestId, request } = cause;
        throw new HubApiError(`The Hub could not say where ${model} is served. ${message}`, {
            ...context,
            status,
            requestId,
            request,
            cause,
        });
    }
}

/**
 * The entries of the Hub's response: a list, or, in the older form, a record by provider. No entries are an empty list.
 * @returns undefined where they cannot be read
 */
function mappingsIn(body: unknown): readonly Mapping[] | undefined {
    if (!isRecord(body)) return undefined;
    const { inferenceProviderMapping: found = [] } = body;
    if (found !== null && typeof found !== "object") return undefined;
    const entries = Object.entries(found ?? []).map(([provider, entry]) =>
        isRecord(entry) ? { ...entry, ...(!Array.isArray(found) && { provider }) } : {},
    );
    return entries.every(isMapping) ? entries : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === "object" && value !== null && !Array.isArray(value);

const isMapping = (entry: Readonly<Record<string, unknown>>): entry is Mapping =>
    [entry["provider"], entry["providerId"], entry["task"]].every((field) => typeof field === "string");

const lifetime = 10 * 60_000;
const room = 500;
const cache = new Map<string, { readonly entries: readonly Mapping[]; readonly until: number }>();

function remembered(key: string): readonly Mapping[] | undefined {
    const found = cache.get(key);
    if (found && found.until > Date.now()) return found.entries;
    cache.delete(key);
    return undefined;
}

function remember(key: string, entries: readonly Mapping[]): void {
    const [oldest] = cache.keys();
    if (cache.size >= room && oldest !== undefined) cache.delete(oldest);
    cache.set(key, { entries, until: Date.now() + lifetime });
}

/** Tells tokens apart without keeping them: what one may see, another may not. */
function digest(token: string): number {
    let hash = 0x811c9dc5;
    for (const character of token) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    return hash >>> 0;
}
