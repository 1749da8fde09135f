/** Validates the JSON description of a model. */

import { nearestNames } from "@callsheet/catalogue/search";
import { isProviderId, type ProviderId, providerIds } from "@callsheet/inference/providers";
import { InputError } from "@callsheet/inference/tasks";
import { choicesOf } from "./call-options/describe-option.ts";
import { callOption, callOptionNames } from "./call-options/option-names.ts";
import type { CallOptionName, CallPartName } from "./call-options/options.ts";
import { isRecord } from "./query/json-values.ts";
import type { Model, ProviderMapping, SnippetOptions } from "./snippet.ts";

/** A validated description of a model. All other fields of the JSON are ignored. */
export type ModelRow = {
    /** The model, as the Hub describes it. */
    readonly model: Model;
    /** The requested provider; undefined for all that serve the model. */
    readonly provider: ProviderId | undefined;
    /** The given entries of the Hub's mapping; undefined if there is no mapping. */
    readonly mappings: readonly NamedMapping[] | undefined;
    /** The options of the snippets. */
    readonly options: SnippetOptions;
};

/** An entry of the Hub's mapping. A single entry may omit its provider and its task. */
export type NamedMapping = ProviderMapping & {
    readonly provider?: string | undefined;
    readonly task?: string | undefined;
    readonly status?: string | undefined;
};

/** @throws InputError naming the field that does not fit */
export function readModelRow(description: unknown): ModelRow {
    const row = objectAt("the model", description);
    const { provider } = row;
    if (!isAbsent(provider) && !(typeof provider === "string" && isProviderId(provider))) {
        throw wrong("provider", "a provider's id, or auto", provider);
    }
    return {
        model: {
            id: textAt("id", row["id"]),
            pipeline_tag: optional(textAt)("pipeline_tag", row["pipeline_tag"]),
            tags: optional(textsAt)("tags", row["tags"]),
            library_name: optional(textAt)("library_name", row["library_name"]),
        },
        provider: isAbsent(provider) ? undefined : provider,
        // The Hub's API uses the long name, so its response can be passed on unchanged.
        mappings: optional(mappingsAt)("mapping", row["mapping"] ?? row["inferenceProviderMapping"]),
        options: optional(optionsAt)("options", row["options"]) ?? {},
    };
}

type Reader<Value> = (name: string, value: unknown) => Value;

/** The options of a call that `SnippetOptions` lacks, because other fields of the row have them. */
const namedByRow: Readonly<Record<Exclude<CallPartName, keyof SnippetOptions>, true>> = {
    model: true,
    task: true,
    provider: true,
    providerModel: true,
    adapter: true,
};

/** The reader of each option in the table of options. `callOf` checks whether the values fit the task. */
function readerOf(name: CallOptionName): Reader<unknown> {
    switch (callOption(name).kind) {
        case "switch":
            return booleanAt;
        case "object":
            return objectAt;
        case "inputs":
            return (_name, value) => value;
        case "choice":
            // A policy may also be the provider that the router must use.
            return oneOfAt([...(choicesOf(name) ?? []), ...(name === "policy" ? providerIds : [])]);
        default:
            return textAt;
    }
}

const optionsOfTable = callOptionNames.filter((name) => !(name in namedByRow || callOption(name).isView));

/** The options that are none of a link. */
const furtherReaders: Readonly<Record<Exclude<keyof SnippetOptions, CallOptionName>, Reader<unknown>>> = {
    accessToken: textAt,
    messages: (_name, value) => value,
    temperature: numberAt,
    max_tokens: numberAt,
    top_p: numberAt,
};

const readers: ReadonlyMap<string, Reader<unknown>> = new Map([
    ...optionsOfTable.map((name) => [name, readerOf(name)] as const),
    ...Object.entries(furtherReaders),
]);

function optionsAt(name: string, value: unknown): SnippetOptions {
    return Object.fromEntries(
        Object.entries(objectAt(name, value)).map(([option, value]) => {
            const read = readers.get(option);
            if (!read) throw unknownOption(`${name}.${option}`, option);
            return [option, optional(read)(`${name}.${option}`, value)];
        }),
    );
}

function unknownOption(name: string, option: string): InputError {
    const names = [...readers.keys()];
    const [near] = nearestNames(option, names);
    const todo = near === undefined ? `Choose one of ${names.join(", ")}.` : `Did you mean ${near}?`;
    return new InputError(`${name}: there is no such option. ${todo}`);
}

/** A list of entries, the older record by provider, or a single entry. */
function mappingsAt(name: string, value: unknown): readonly NamedMapping[] {
    if (Array.isArray(value)) {
        return value.map((entry, index) => mappingAt(`${name}[${index}]`, entry, `a provider's id`));
    }
    const mapping = objectAt(name, value);
    if (typeof mapping["providerId"] === "string") return [mappingAt(name, mapping)];
    return Object.entries(mapping).map(([provider, entry]) =>
        mappingAt(`${name}.${provider}`, { ...objectAt(`${name}.${provider}`, entry), provider }),
    );
}

function mappingAt(name: string, value: unknown, provider?: string): NamedMapping {
    const entry = objectAt(name, value);
    if (provider !== undefined && isAbsent(entry["provider"])) throw wrong(`${name}.provider`, provider, undefined);
    const { task, status, hfModelId, adapter, adapterWeightsPath, ...others } = entry;
    return {
        ...others,
        provider: optional(textAt)(`${name}.provider`, entry["provider"]),
        providerId: textAt(`${name}.providerId`, entry["providerId"]),
        ...present({ task, status, hfModelId, adapter, adapterWeightsPath }, name),
    };
}

const present = (fields: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
        Object.entries(fields)
            .filter(([, value]) => !isAbsent(value))
            .map(([field, value]) => [field, textAt(`${name}.${field}`, value)]),
    );

const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

const optional =
    <Value>(read: Reader<Value>): Reader<Value | undefined> =>
    (name, value) =>
        isAbsent(value) ? undefined : read(name, value);

function textAt(name: string, value: unknown): string {
    if (typeof value === "string" && value !== "") return value;
    throw wrong(name, "a text", value);
}

function textsAt(name: string, value: unknown): readonly string[] {
    if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
    throw wrong(name, "a list of texts", value);
}

function objectAt(name: string, value: unknown): Readonly<Record<string, unknown>> {
    if (isRecord(value)) return value;
    throw wrong(name, "an object", value);
}

function booleanAt(name: string, value: unknown): boolean {
    if (typeof value === "boolean") return value;
    throw wrong(name, "true or false", value);
}

function numberAt(name: string, value: unknown): number {
    if (typeof value === "number") return value;
    throw wrong(name, "a number", value);
}

function oneOfAt(names: readonly string[]): Reader<unknown> {
    return (name, value) => {
        if (names.some((one) => one === value)) return value;
        throw wrong(name, `one of ${names.join(", ")}`, value);
    };
}

function wrong(name: string, expected: string, value: unknown): InputError {
    const received = value === undefined ? "nothing" : JSON.stringify(value);
    return new InputError(
        `${name}: expected ${expected}, received ${received.length > 100 ? `${received.slice(0, 100)}…` : received}.`,
    );
}
