/** Chooses the covering subset of the matrix that `npm run proof` runs by default. */
import { catalogue } from "@callsheet/catalogue";
import type { Json } from "@callsheet/inference";
import type { MatrixEntry } from "@callsheet/snippets";
import { listedFor } from "./judge/listed-differences.ts";
import { clientOf } from "./program.ts";

/**
 * A small set of entries. For each client it covers: every provider and task, whole and streamed; every pair of model
 * and provider of the catalogue's newest day; each parameter alone, once for every path that it has in a request; every
 * pair of options; and every known difference of the client's library.
 */
export function coveringEntries(entries: readonly MatrixEntry[]): readonly MatrixEntry[] {
    const plain = new Map(entries.filter(({ id }) => id.endsWith("/plain")).map((entry) => [cellOf(entry), entry]));
    return setCover(entries, (entry) =>
        [
            `${cellOf(entry)} ${entry.variant}`,
            ...newestPairs(entry),
            ...parameterAlone(entry, plain.get(cellOf(entry))),
            ...optionsTogether(entry),
            ...(entry.mapping ? [`adapter at ${entry.provider}`, `adapter for ${entry.task}`] : []),
            ...listedFor(entry).parts,
        ].map((property) => `${clientOf(entry)}: ${property}`),
    );
}

/** Provider and task as written in an id, where chat with a vision model is a task of its own. */
const cellOf = ({ id }: MatrixEntry): string => id.split("/").slice(0, 2).join("/");

const newest = new Set(
    catalogue.models.flatMap(({ id, mappings }) =>
        mappings
            .filter(({ lastListed }) => lastListed === catalogue.asOf)
            .map(({ provider, task }) => `${provider} ${task} ${id}`),
    ),
);

/** The model and provider, if the request goes to the provider itself. The chat router uses the Hub's id instead. */
function newestPairs({ provider, task, model, options: { direct } }: MatrixEntry): readonly string[] {
    const pair = `${provider} ${task} ${model}`;
    return newest.has(pair) && (task !== "conversational" || direct) ? [pair] : [];
}

/** A single parameter and its path in the body. Providers that use the same path share one program. */
function parameterAlone(entry: MatrixEntry, plain: MatrixEntry | undefined): readonly string[] {
    if (entry.parameter === undefined) return [];
    const before = fieldsOf(plain);
    const paths = [...fieldsOf(entry)].filter(([path, value]) => before.get(path) !== value);
    const way = entry.options.direct ? "direct" : "routed";
    const format = entry.wire.body?.format;
    return [
        `${entry.task} ${entry.parameter} ${way} ${format} ${paths
            .map(([path]) => path)
            .sort()
            .join()}`,
    ];
}

/** The fields of a body, without the model: its id differs for every provider. */
function fieldsOf(entry: MatrixEntry | undefined): ReadonlyMap<string, string> {
    const body = entry?.wire.body;
    return new Map(fieldsIn(body?.fields ?? body?.value ?? null).filter(([path]) => !/\b(model|version)$/.test(path)));
}

const fieldsIn = (value: Json, path = ""): readonly (readonly [string, string])[] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(value).flatMap(([key, inner]) => fieldsIn(inner, `${path}.${key}`))
        : [[path, JSON.stringify(value)]];

/** Each option, and every pair of options. */
function optionsTogether(entry: MatrixEntry): readonly string[] {
    const names = optionNames(entry);
    const { policy } = entry.options;
    return [
        ...names.flatMap((one, index) => [one, ...names.slice(index + 1).map((other) => `${one} and ${other}`)]),
        ...(policy === undefined ? [] : [`policy ${policy}`]),
    ];
}

function optionNames({ options, parameter, wire }: MatrixEntry): readonly string[] {
    const { parameters = {}, endpoint, ...others } = options;
    return [
        ...Object.keys(others),
        ...(endpoint === undefined ? [] : [wire.url.includes("/v1/") ? "endpoint of OpenAI's form" : "endpoint"]),
        // `parameterAlone` covers single parameters. Tools and response formats change the shape of a request, so list
        // them.
        ...(parameter === undefined && options.parameters ? ["parameters"] : []),
        ...Object.keys(parameters).filter((name) => ["priority", "tools", "response_format"].includes(name)),
    ];
}

/** A greedy set cover. */

/**
 * Chooses a small subset of items that still has every property any item has.
 *
 * @param items the items to choose from
 * @param propertiesOf the properties of an item that must be covered
 * @returns the chosen items, in their original order; each added at least one new property when it was chosen
 */
export function setCover<Item>(
    items: readonly Item[],
    propertiesOf: (item: Item) => readonly string[],
): readonly Item[] {
    const covered = new Set<string>();
    const chosen = new Set<Item>();
    type Waiting = { readonly item: Item; readonly open: readonly string[] };
    // Buckets by the number of uncovered properties at the last check. That number can only fall.
    const waiting: Waiting[][] = [];
    const wait = ({ item, open }: Waiting) => {
        waiting[open.length] ??= [];
        waiting[open.length]?.push({ item, open });
    };
    for (const item of items) wait({ item, open: [...new Set(propertiesOf(item))] });
    for (let gain = waiting.length - 1; gain > 0; gain -= 1) {
        for (const { item, open } of waiting[gain] ?? []) {
            const still = open.filter((property) => !covered.has(property));
            if (still.length < gain) {
                wait({ item, open: still });
                continue;
            }
            chosen.add(item);
            for (const property of still) covered.add(property);
        }
    }
    return items.filter((item) => chosen.has(item));
}
