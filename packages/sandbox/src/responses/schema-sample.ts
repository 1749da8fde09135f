/** Generates a value for a JSON schema from the words of a text, for tool arguments and structured output. */
import type { Json } from "@callsheet/inference/wire";
import { type FieldValues, fieldValuesIn } from "./field-values.ts";
import { matchesAnything, textOfPattern } from "./pattern.ts";
import { Steps } from "./schema-limits.ts";
import { beginning } from "./seed.ts";

type Schema = { readonly [key: string]: Json };

/** Limits of a value: the items of a list, the characters of a text, the levels. */
const [itemLimit, textLimit, maxDepth] = [1000, 10_000, 24];

/** Below this depth only required fields are generated: schemas may be recursive. */
const deep = 6;

/** Limits of all values of a reply, so that it ends whatever its schemas hold. */
export type SampleLimits = {
    /** The work: a value, a field, a merged keyword take a step each. */
    readonly steps: Steps;
    /** The characters as JSON, without the quotes within texts. */
    readonly characters: Steps;
};

export const [maxSteps, maxCharacters] = [50_000, 800_000];

export const sampleLimits = (): SampleLimits => ({ steps: new Steps(maxSteps), characters: new Steps(maxCharacters) });

/**
 * @param text the source of the values
 * @param reply the value of fields that ask for a reply in prose
 * @param limits counts the work; where no steps are left, fields that are not required are left out
 */
export function sampleFromSchema(
    schema: Json | undefined,
    text: string,
    reply = beginning(text),
    limits = sampleLimits(),
): Json {
    const until = limits.steps.taken + limits.steps.left;
    const sampler = new Sampler(schema ?? {}, fieldValuesIn(text, reply), limits);
    return sampler.value(schemaOf(schema), { name: "answer", depth: 0, until });
}

/** A place in the value. */
type Place = {
    /** The name of the field. */
    readonly name: string;
    readonly depth: number;
    /** The count of steps up to which fields are generated that are not required, so that each field gets its share. */
    readonly until: number;
};

const isSchema = (value: Json | undefined): value is Schema =>
    typeof value === "object" && value !== null && !Array.isArray(value);
const schemaOf = (value: Json | undefined): Schema => (isSchema(value) ? value : {});
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const numberOf = (value: Json | undefined): number | undefined => (typeof value === "number" ? value : undefined);
const anyText: Schema = { type: "string" };

class Sampler {
    readonly #root: Json;
    readonly #values: FieldValues;
    readonly #limits: SampleLimits;
    /** Schemas without references and alternatives; those below the depth limit, where others are chosen, apart. */
    readonly #resolved = { shallow: new Map<Schema, Schema>(), deep: new Map<Schema, Schema>() };

    constructor(root: Json, values: FieldValues, limits: SampleLimits) {
        this.#root = root;
        this.#values = values;
        this.#limits = limits;
    }

    value(declared: Schema, place: Place): Json {
        const { steps, characters } = this.#limits;
        const { name, depth } = place;
        // Five characters are those of a short value and of the signs around it.
        if (!steps.take() || !characters.take(5) || depth > maxDepth) return null;
        const schema = this.#resolve(declared, depth);
        const { const: only, enum: choices } = schema;
        if (only !== undefined) return this.#ifItFits(only);
        if (Array.isArray(choices) && choices.length > 0) return this.#ifItFits(this.#choice(choices));
        const type = typeOf(schema, depth);
        switch (type) {
            case "string":
                return this.#ifItFits(this.#text(schema, name));
            case "integer":
            case "number":
                return fitting(this.#values.number(name), schema, type === "integer");
            case "boolean":
                return this.#values.truth(name);
            case "null":
                return null;
            case "array":
                return this.#list(schema, place);
            default:
                return this.#object(schema, place);
        }
    }

    get #isLeft(): boolean {
        return this.#limits.steps.left > 0 && this.#limits.characters.left > 0;
    }

    #ifItFits(value: Json): Json {
        const size = typeof value === "string" ? value.length : JSON.stringify(value).length;
        return this.#limits.characters.take(size) ? value : null;
    }

    #choice(choices: readonly Json[]): Json {
        const texts = this.#limits.steps.take(choices.length) ? choices.filter((one) => typeof one === "string") : [];
        return this.#values.choice(texts) ?? choices[0] ?? null;
    }

    /** Resolves references and picks the first alternative. Sibling keywords still apply. */
    #resolve(schema: Schema, depth: number): Schema {
        const resolved = depth > deep ? this.#resolved.deep : this.#resolved.shallow;
        const known = resolved.get(schema);
        if (known) return known;
        // A schema that holds itself finds itself.
        resolved.set(schema, schema);
        const { $ref, allOf, anyOf, oneOf, ...beside } = schema;
        const parts = [
            ...(typeof $ref === "string" ? [schemaOf(referred(this.#root, $ref))] : []),
            ...listOf(allOf).filter(isSchema),
            ...chosenFrom(anyOf, depth),
            ...chosenFrom(oneOf, depth),
        ];
        if (parts.length === 0) return schema;
        const own = Object.keys(beside).length > 0 ? [beside] : [];
        const result = this.#merged([...own, ...parts.map((part) => this.#resolve(part, depth))]);
        resolved.set(schema, result);
        return result;
    }

    /** One schema of several: later keywords replace earlier ones, and properties and required fields add up. */
    #merged(schemas: readonly Schema[]): Schema {
        const [first = {}] = schemas;
        if (schemas.length < 2) return first;
        const entries = schemas.flatMap(Object.entries);
        const properties = schemas.flatMap((one) => Object.entries(schemaOf(one["properties"])));
        const required = schemas.flatMap((one) => listOf(one["required"]));
        if (!this.#limits.steps.take(entries.length + properties.length + required.length)) return first;
        return {
            ...Object.fromEntries(entries),
            ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
            ...(required.length > 0 && { required: [...new Set(required)] }),
        };
    }

    #text({ format, pattern, minLength, maxLength }: Schema, name: string): string {
        const own = this.#values.text(name);
        const { sample = own, form } = formats.get(String(format)) ?? {};
        const text = form?.test(own) ? own : sample;
        const isPattern = typeof pattern === "string" && !matchesAnything(pattern);
        const made =
            isPattern && this.#limits.steps.take(Math.ceil(pattern.length / 10)) ? textOfPattern(pattern) : undefined;
        if (made !== undefined) return made;
        return ofLength(text, numberOf(minLength), numberOf(maxLength));
    }

    #list(schema: Schema, place: Place): Json {
        const { items, prefixItems, minItems, maxItems, uniqueItems } = schema;
        const inner = { ...place, depth: place.depth + 1 };
        const fixed: Json[] = [];
        for (const item of listOf(prefixItems).filter(isSchema)) if (this.#isLeft) fixed.push(this.value(item, inner));
        const min = Math.min(numberOf(minItems) ?? 0, itemLimit);
        const max = Math.min(numberOf(maxItems) ?? itemLimit, itemLimit);
        if (items === false || (fixed.length > 0 && items === undefined)) return fixed.slice(0, max);
        const item = this.#resolve(isSchema(items) ? items : anyText, inner.depth);
        const due = Math.max(min, Math.min(max, place.depth >= deep ? min : 1));
        const list = [...fixed, ...this.#itemsOfText(item, inner, max - fixed.length)].slice(0, max);
        const known = new Set(uniqueItems === true ? list.map((one) => JSON.stringify(one)) : []);
        for (let tries = 0; list.length < due && tries < 2 * itemLimit && this.#isLeft; tries++) {
            const sample = this.value(item, inner);
            const value = uniqueItems === true ? this.#unknown(sample, known, item) : sample;
            if (value !== undefined) list.push(value);
        }
        return list;
    }

    /** Items as long as the text has values for them. */
    #itemsOfText(item: Schema, place: Place, max: number): readonly Json[] {
        const { depth, name, until } = place;
        const { steps, characters } = this.#limits;
        if (depth > deep || max < 1 || steps.taken >= until) return [];
        if (item["const"] !== undefined || Array.isArray(item["enum"])) return [];
        const type = typeOf(item, depth);
        if (type === "string" && item["format"] === undefined && item["pattern"] === undefined) {
            const { minLength, maxLength } = item;
            const texts = this.#values
                .texts(name)
                .slice(0, max)
                .map((text) => ofLength(text, numberOf(minLength), numberOf(maxLength)));
            return [...new Set(texts)].filter((text) => characters.take(text.length));
        }
        if (type !== "object") return [];
        // Adds items as long as each one uses a new value of the text.
        const list: Json[] = [];
        while (list.length < Math.min(max, 5)) {
            const before = this.#values.usedCount();
            const value = this.value(item, place);
            if (list.length > 0 && this.#values.usedCount() === before) break;
            list.push(value);
        }
        return list;
    }

    /** A value that is not known yet; undefined if there is none. @param known the items of the list as JSON */
    #unknown(sample: Json, known: Set<string>, item: Schema): Json | undefined {
        for (const value of alternativesTo(sample, item, known.size)) {
            const key = JSON.stringify(value);
            if (!this.#limits.steps.take()) return undefined;
            if (known.has(key)) continue;
            known.add(key);
            return value;
        }
        return undefined;
    }

    #object(schema: Schema, place: Place): Json {
        const { steps, characters } = this.#limits;
        const { depth, until } = place;
        const properties = schemaOf(schema["properties"]);
        const required = listOf(schema["required"]).filter((name) => typeof name === "string");
        const all = [...new Set([...Object.keys(properties), ...required])];
        if (!steps.take(all.length)) return {};
        const names = depth >= deep || all.length > until - steps.taken ? required : all;
        const entries: (readonly [string, Json])[] = [];
        for (const [index, name] of names.entries()) {
            // Four characters stand around a name.
            if (!this.#isLeft || !characters.take(name.length + 4)) break;
            const share = Math.floor((until - steps.taken) / (names.length - index));
            const property = Object.hasOwn(properties, name) ? properties[name] : anyText;
            const value = this.value(schemaOf(property), { name, depth: depth + 1, until: steps.taken + share });
            entries.push([name, value]);
        }
        const { additionalProperties: more } = schema;
        if (all.length > 0 || more === false || depth >= deep) return Object.fromEntries(entries);
        const [key = "answer"] = isSchema(more) ? this.#values.texts("keywords") : [];
        return { [key]: this.value(isSchema(more) ? more : anyText, { ...place, name: key, depth: depth + 1 }) };
    }
}

/** The alternative that is taken of several. */
function chosenFrom(anyOf: Json | undefined, depth: number): readonly Schema[] {
    const all = listOf(anyOf).filter(isSchema);
    const isNull = (one: Schema) => one["type"] === "null" || one["const"] === null;
    // Below the depth limit, null or an alternative without a reference ends the recursion; above it, null is avoided.
    const chosen =
        depth > deep
            ? (all.find(isNull) ?? all.find((one) => one["$ref"] === undefined))
            : all.find((one) => !isNull(one));
    return [chosen ?? all[0]].filter((one) => one !== undefined);
}

/** Resolves a JSON pointer within the schema. */
function referred(root: Json, reference: string): Json | undefined {
    if (!reference.startsWith("#")) return undefined;
    const steps = reference.slice(1).split("/").slice(1);
    return steps.reduce<Json | undefined>((value, step) => {
        const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
        if (Array.isArray(value)) return value[Number(name)];
        return isSchema(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    }, root);
}

/** Keywords of each type, for schemas that do not name it. */
const keywords: readonly (readonly [type: string, names: readonly string[]])[] = [
    ["array", ["items", "prefixItems", "minItems", "maxItems"]],
    ["string", ["pattern", "minLength", "maxLength", "format"]],
    ["number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]],
    ["object", ["properties", "required", "additionalProperties"]],
];

/** @param depth without any type keyword, the root is an object, and a nested value is a string */
function typeOf(schema: Schema, depth: number): string {
    const types = [schema["type"]].flat().filter((type) => typeof type === "string");
    if (types.length > 0) return types.find((type) => type !== "null") ?? "null";
    const byKeyword = keywords.find(([, names]) => names.some((name) => schema[name] !== undefined))?.[0];
    return byKeyword ?? (depth === 0 ? "object" : "string");
}

/** A sample of each format, and the form of texts that can take its place. */
const formats: ReadonlyMap<string, { readonly sample: string; readonly form?: RegExp }> = new Map(
    Object.entries({
        date: { sample: "2026-01-15", form: /^\d{4}-\d\d-\d\d$/ },
        "date-time": { sample: "2026-01-15T09:30:00Z" },
        time: { sample: "09:30:00Z" },
        email: { sample: "kavya@example.com", form: /^[\w.+-]+@[\w-]+\.[\w.-]+$/ },
        uri: { sample: "https://example.com/", form: /^https?:\/\/\S+$/ },
        url: { sample: "https://example.com/", form: /^https?:\/\/\S+$/ },
        uuid: { sample: "00000000-0000-4000-8000-000000000000" },
        ipv4: { sample: "192.0.2.1" },
        ipv6: { sample: "2001:db8::1" },
        hostname: { sample: "example.com" },
        duration: { sample: "PT1H" },
    }),
);

function ofLength(text: string, min = 0, max = textLimit): string {
    const letters = [...text].slice(0, Math.max(0, max));
    return letters.join("") + ".".repeat(Math.max(0, Math.min(min, textLimit) - letters.length));
}

/** The number that was found, or the nearest valid one. */
function fitting(value: number | undefined, schema: Schema, isWhole: boolean): number {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
    const [above, below] = [numberOf(exclusiveMinimum) ?? -Infinity, numberOf(exclusiveMaximum) ?? Infinity];
    const min = Math.max(numberOf(minimum) ?? -Infinity, above);
    const max = Math.min(numberOf(maximum) ?? Infinity, below);
    const step = numberOf(multipleOf) ?? (isWhole ? 1 : 0);
    const near = Math.min(Math.max(value ?? Math.min(Math.max(1, min), max), min), max);
    const candidates = [near, min, max, min + (step || 1), max - (step || 1), (min + max) / 2]
        .filter(Number.isFinite)
        .flatMap((number) => {
            if (step <= 0) return [number];
            const steps = [Math.round(number / step), Math.ceil(number / step), Math.floor(number / step)];
            return steps.map((count) => Number((count * step).toFixed(10)));
        });
    const isAllowed = (number: number) =>
        number >= min &&
        number <= max &&
        number !== above &&
        number !== below &&
        (!isWhole || Number.isInteger(number));
    return candidates.find(isAllowed) ?? candidates[0] ?? 1;
}

/** The value, and others to try where a list takes none twice. */
function* alternativesTo(value: Json, item: Schema, count: number): Generator<Json> {
    yield value;
    if (Array.isArray(item["enum"])) {
        yield* item["enum"];
    } else if (typeof value === "number") {
        yield fitting(value + count * (numberOf(item["multipleOf"]) ?? 1), item, Number.isInteger(value));
    } else if (typeof value === "string") {
        const numbered = `${value} ${count}`;
        if ([...numbered].length <= (numberOf(item["maxLength"]) ?? textLimit)) yield numbered;
    }
}
