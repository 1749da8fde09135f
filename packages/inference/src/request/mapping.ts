/** Looks up at the Hub where a model is served, and caches the result. */
import type { Mapping } from "../call/mapping.ts";
import { HubApiError } from "../errors/errors.ts";
import { hubUrl } from "../providers/hub.ts";
import { fetchFromHub, mappingsIn, modelSegments } from "./ask-hub.ts";
import type { Sender } from "./send.ts";

/** Finds the mapping of a model by its id on the Hub; for callers that have mappings already. */
export type MappingLookUp = (model: string) => Promise<readonly Mapping[]>;

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
