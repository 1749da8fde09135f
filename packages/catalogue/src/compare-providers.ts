/** The providers of a model side by side: which to show, and in which order. */
import { isStale, type ModelMapping } from "./model.ts";

type Comparable = number | string | undefined;

/** What providers are compared by, and whether more of it is better. */
const orders = {
    listed: { measure: ({ lastListed = "9" }) => lastListed, isMoreBetter: true },
    provider: { measure: ({ provider }) => provider, isMoreBetter: false },
    input: { measure: ({ terms }) => terms?.price?.input, isMoreBetter: false },
    output: { measure: ({ terms }) => terms?.price?.output, isMoreBetter: false },
    context: { measure: ({ terms }) => terms?.contextLength, isMoreBetter: true },
    speed: { measure: ({ terms }) => terms?.throughput, isMoreBetter: true },
    latency: { measure: ({ terms }) => terms?.firstTokenLatency, isMoreBetter: false },
} as const satisfies Record<
    string,
    { readonly measure: (mapping: ModelMapping) => Comparable; readonly isMoreBetter: boolean }
>;

/**
 * What providers can be sorted by: the day on which they were last listed, their name, the price of input or output
 * tokens, the context length, the throughput, or the latency of the first token.
 */
export type ProviderOrder = keyof typeof orders;

/** The orders of providers, the default first. */
export const providerOrders = Object.keys(orders) as readonly ProviderOrder[]; // They are the keys of the type.

/** What a provider must offer. A field that is not true asks for nothing. */
export type ProviderNeeds = {
    /** The model can call tools there. */
    readonly tools?: boolean | undefined;
    /** The model's output can be made to follow a JSON schema there. */
    readonly structuredOutput?: boolean | undefined;
};

/**
 * Entries of mappings in order, the best first: the cheapest, the fastest, the longest context. Those of which that is
 * not known come behind, and entries that are stale last of all.
 *
 * @param mappings the entries, of one model or of several
 * @param order what they are sorted by
 * @param today the day on which the catalogue was refreshed, by which entries are stale: `2026-08-21`
 * @param isReversed whether the worst comes first; default false. What is not known and what is stale stays behind
 * @returns a new list
 * @example
 * import { catalogue, modelOf, sortProviders } from "@callsheet/catalogue";
 *
 * const { mappings = [] } = modelOf("openai/gpt-oss-120b") ?? {};
 * const newest = sortProviders(mappings, "listed", catalogue.asOf);
 */
export function sortProviders(
    mappings: readonly ModelMapping[],
    order: ProviderOrder,
    today: string,
    isReversed = false,
): ModelMapping[] {
    const { measure, isMoreBetter } = orders[order];
    const direction = isMoreBetter === isReversed ? 1 : -1;
    return mappings.toSorted((one, other) => {
        const [value, otherValue] = [measure(one), measure(other)];
        return (
            Number(isStale(one, today)) - Number(isStale(other, today)) ||
            Number(value === undefined) - Number(otherValue === undefined) ||
            direction * compare(value, otherValue)
        );
    });
}

const compare = (one: Comparable, other: Comparable): number =>
    one === undefined || other === undefined || one === other ? 0 : one < other ? -1 : 1;

/**
 * Whether a provider is known to offer what is needed.
 *
 * @param mapping the entry, with its terms as far as they are known
 * @param needs what it must offer
 * @returns false also if it is not known
 * @example
 * import { createHub } from "@callsheet/catalogue/hub";
 * import { offers } from "@callsheet/catalogue";
 *
 * const { mappings } = await createHub().modelOf("openai/gpt-oss-120b");
 * const withTools = mappings.filter((mapping) => offers(mapping, { tools: true }));
 */
export const offers = ({ terms }: ModelMapping, { tools, structuredOutput }: ProviderNeeds): boolean =>
    (!tools || terms?.tools === true) && (!structuredOutput || terms?.structuredOutput === true);
