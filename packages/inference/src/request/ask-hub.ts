/** Sends requests to the Hub, and reads the mapping in a response. */
import type { Mapping } from "../call/mapping.ts";
import { type ErrorContext, HubApiError, ProviderApiError, ProviderOutputError } from "../errors/errors.ts";
import { hubTokenVariable, hubUrl, isHubToken } from "../providers/hub.ts";
import { secret } from "../wire/leaf.ts";
import type { MappingLookUp } from "./options.ts";
import { readBody } from "./response-body.ts";
import { type Sender, send } from "./send.ts";

/**
 * Sends a GET request to the Hub and reads the body of the response.
 * @param about what is requested, in words that follow "The Hub could not say"
 * @param aboutModel the context of the call; its token is sent if it is a Hub token
 * @throws HubApiError for a status that is not 2xx, and for a body that cannot be read
 */
export async function fetchFromHub(
    about: string,
    url: string,
    aboutModel: ErrorContext,
    sender: Sender,
): Promise<unknown> {
    const context = { ...aboutModel, provider: "The Hub" };
    const token = context.accessToken;
    const hubToken = token !== undefined && isHubToken(token) ? token : undefined;
    const request = {
        method: "GET",
        url,
        headers: { Authorization: ["Bearer ", secret(hubTokenVariable)] },
    } as const;
    try {
        const response = await send(request, hubToken, context, sender);
        return await readBody(response, response.errorContext);
    } catch (cause) {
        if (!(cause instanceof ProviderApiError || cause instanceof ProviderOutputError)) throw cause;
        // The cause has the context of the call, in fields of the same names.
        const errorContext: ErrorContext = cause;
        throw new HubApiError(`The Hub could not say ${about}. ${cause.message}`, { ...errorContext, cause });
    }
}

/** A model's id, encoded for the path of a URL. */
export const modelSegments = (model: string): string => model.split("/").map(encodeURIComponent).join("/");

/**
 * The entries of a model's mapping, which the Hub returns as a list or, in the older form, as a record by provider.
 *
 * @param body the Hub's response about a model, with its `inferenceProviderMapping`
 * @returns the entries, which may be none; undefined if they cannot be read
 * @example
 * import { mappingsIn } from "@callsheet/inference/hub";
 *
 * const entry = { providerId: "their/id", status: "live", task: "conversational" };
 * const entries = mappingsIn({ inferenceProviderMapping: { together: entry } });
 */
export function mappingsIn(body: unknown): readonly Mapping[] | undefined {
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

/**
 * The look-up at the Hub, with a cache.
 * @param task the id of the task, for errors
 * @throws HubApiError when the Hub does not know the model, or its response is an error or cannot be read
 */
export function lookUpAtHub(token: string | undefined, sender: Sender, task: string | undefined): MappingLookUp {
    return async (model) => {
        const key = `${model}\n${token === undefined ? "" : digest(token)}`;
        const cached = readCache(key);
        if (cached) return cached;
        const entries = await fetchMapping(model, token, sender, task);
        writeCache(key, entries);
        return entries;
    };
}

async function fetchMapping(
    model: string,
    token: string | undefined,
    sender: Sender,
    task: string | undefined,
): Promise<readonly Mapping[]> {
    const url = `${hubUrl}/api/models/${modelSegments(model)}?expand[]=inferenceProviderMapping`;
    const context = { model, task, accessToken: token };
    const entries = mappingsIn(await fetchFromHub(`where ${model} is served`, url, context, sender));
    if (entries) return entries;
    throw new HubApiError(`The Hub's response about ${model} has no mapping that can be read.`, context);
}

const lifetime = 10 * 60_000;
const maxEntries = 500;
const cache = new Map<string, { readonly entries: readonly Mapping[]; readonly until: number }>();

function readCache(key: string): readonly Mapping[] | undefined {
    const cached = cache.get(key);
    if (cached && cached.until > Date.now()) return cached.entries;
    cache.delete(key);
    return undefined;
}

function writeCache(key: string, entries: readonly Mapping[]): void {
    const [oldest] = cache.keys();
    if (cache.size >= maxEntries && oldest !== undefined) cache.delete(oldest);
    cache.set(key, { entries, until: Date.now() + lifetime });
}

/** A hash that distinguishes tokens in cache keys without storing them: what one may see, another may not. */
function digest(token: string): number {
    let hash = 0x811c9dc5;
    for (const character of token) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    return hash >>> 0;
}
