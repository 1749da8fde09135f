/** Which snippets of the matrix stand for all of them: those that `npm run proof` runs. */
import { catalogue } from "@callsheet/catalogue";
import type { Json } from "@callsheet/inference";
import type { MatrixEntry } from "@callsheet/snippets";
import { coverOf } from "./cover.ts";
import { listedFor } from "./judge/listed.ts";
import { clientOf } from "./program.ts";

/**
 * Few entries that have, for each client: every provider at every task, whole and streamed; every pair of the catalogue's
 * newest day; each parameter alone, once for every place that it has in a request; every two options together; and
 * whatever its library is known to send otherwise.
 */
export function coveringOf(entries: readonly MatrixEntry[]): readonly MatrixEntry[] {
    const plain = new Map(entries.filter(({ id }) => id.endsWith("/plain")).map((entry) => [cellOf(entry), entry]));
    return coverOf(entries, (entry) =>
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

/** Provider and task, as they stand in an id: chat with a model that sees is a task of its own there. */
const cellOf = ({ id }: MatrixEntry): string => id.split("/").slice(0, 2).join("/");

const newest = new Set(
    catalogue.models.flatMap(({ id, mappings }) =>
        mappings
            .filter(({ lastListed }) => lastListed === catalogue.asOf)
            .map(({ provider, task }) => `${provider} ${task} ${id}`),
    ),
);

/** The pair of model and provider, where the provider itself is asked: the router of chat takes the Hub's id. */
function newestPairs({ provider, task, model, options: { directRequest } }: MatrixEntry): readonly string[] {
    const pair = `${provider} ${task} ${model}`;
    return newest.has(pair) && (task !== "conversational" || directRequest) ? [pair] : [];
}

/** A task's parameter alone, and where it stands: one that two providers are told in the same way is proved once. */
function parameterAlone(entry: MatrixEntry, plain: MatrixEntry | undefined): readonly string[] {
    if (entry.parameter === undefined) return [];
    const before = fieldsOf(plain);
    const places = [...fieldsOf(entry)].filter(([place, value]) => before.get(place) !== value);
    const way = entry.options.directRequest ? "direct" : "routed";
    const format = entry.wire.body?.format;
    return [
        `${entry.task} ${entry.parameter} ${way} ${format} ${places
            .map(([place]) => place)
            .sort()
            .join()}`,
    ];
}

/** The fields of a body but the model, which every provider calls otherwise. */
function fieldsOf(entry: MatrixEntry | undefined): ReadonlyMap<string, string> {
    const body = entry?.wire.body;
    return new Map(
        fieldsIn(body?.fields ?? body?.value ?? null).filter(([place]) => !/\b(model|version)$/.test(place)),
    );
}

const fieldsIn = (value: Json, place = ""): readonly (readonly [string, string])[] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(value).flatMap(([key, inner]) => fieldsIn(inner, `${place}.${key}`))
        : [[place, JSON.stringify(value)]];

/** Each option, and every two of them. */
function optionsTogether(entry: MatrixEntry): readonly string[] {
    const names = optionNames(entry);
    const { policy } = entry.options;
    return [
        ...names.flatMap((one, index) => [one, ...names.slice(index + 1).map((other) => `${one} and ${other}`)]),
        ...(policy === undefined ? [] : [`policy ${policy}`]),
    ];
}

function optionNames({ options, parameter, wire }: MatrixEntry): readonly string[] {
    const { parameters = {}, endpointUrl, ...others } = options;
    return [
        ...Object.keys(others),
        ...(endpointUrl === undefined ? [] : [wire.url.includes("/v1/") ? "endpoint of OpenAI's form" : "endpoint"]),
        // One alone is looked at above. A tool, or a form for the answer, is more than a value.
        ...(parameter === undefined && options.parameters ? ["parameters"] : []),
        ...Object.keys(parameters).filter((name) => ["priority", "tools", "response_format"].includes(name)),
    ];
}
