/** Where a model is served, as the Hub says: looked up once in a while, not once a call. */
import type { Mapping } from "../call/mapping.ts";
import { HubApiError } from "../errors/hub-api-error.ts";
import { hubUrl } from "../providers/hub.ts";
import { askWith, mappingsIn, modelSegments } from "./ask-hub.ts";
import type { Sender } from "./send.ts";

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
    const url = `${hubUrl}/api/models/${modelSegments(model)}?expand[]=inferenceProviderMapping`;
    const asked = { model, task, accessToken: token };
    const entries = mappingsIn(await askWith(`where ${model} is served`, url, asked, sender));
    if (entries) return entries;
    throw new HubApiError(`The Hub's response about ${model} has no mapping that can be read.`, asked);
}

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
