/** Generates a value for a JSON schema from the words of a text, for tool arguments and structured output. */
import type { Json } from "@callsheet/inference/wire";
import { type FieldValues, fieldValuesIn } from "./field-values.ts";
import { matchesPattern, type Pattern, readPattern, textOfPattern } from "./pattern.ts";
import { beginning } from "./seed.ts";
import { Steps } from "./steps.ts";

type Schema = { readonly [key: string]: Json };

/** Limits of a value: the items of a list, the characters of a text, the levels. */
const [mostItems, mostCharacters, deepest] = [1000, 10_000, 24];

/** Below this depth only required fields are generated: schemas may be recursive. */
const deep = 6;

/** Limits of all values of a reply, so that it ends whatever its schemas hold. */
export type SampleLimits = {
    /** The work: a value, a field, a merged keyword and a state of a pattern take a step each. */
    readonly steps: Steps;
    /** The characters as JSON, without the quotes within texts. */
    readonly signs: Steps;
};

export const [mostSteps, mostWritten] = [50_000, 800_000];

export const sampleLimits = (): SampleLimits => ({ steps: new Steps(mostSteps), signs: new Steps(mostWritten) });

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
    const { steps } = limits;
    return valueFor(isSchema(schema) ? schema : {}, {
        root: schema ?? {},
        values: fieldValuesIn(text, reply),
        name: "answer",
        depth: 0,
        until: steps.taken + steps.left,
        work: workWith(limits),
    });
}

type FieldContext = {
    readonly root: Json;
    readonly values: FieldValues;
    /** The name of the field. */
    readonly name: string;
    readonly depth: number;
    /** The count of steps up to which fields are generated that are not required, so that each field gets its share. */
    readonly until: number;
    readonly work: Work;
};

/** The work on a schema: its limits, and what is known already of parts that are met again. */
type Work = SampleLimits & {
    readonly resolved: Map<Schema, Schema>;
    /** Below the depth limit, another alternative may be chosen. */
    readonly resolvedDeep: Map<Schema, Schema>;
    readonly keys: Map<Schema, readonly string[]>;
    readonly fields: Map<Schema, Fields>;
    readonly choices: Map<Json, Json>;
    readonly sizes: Map<Json, number>;
    readonly patterns: Map<string, Pattern | undefined>;
};

const workWith = (limits: SampleLimits): Work => ({
    ...limits,
    resolved: new Map(),
    resolvedDeep: new Map(),
    keys: new Map(),
    fields: new Map(),
    choices: new Map(),
    sizes: new Map(),
    patterns: new Map(),
});

/** The known value of a key, or a new one. */
function knownIn<Key, Value>(cache: Map<Key, Value>, key: Key, create: () => Value): Value {
    const value = cache.get(key);
    if (value !== undefined || cache.has(key)) return value as Value; // The key has a value, which may be undefined.
    const created = create();
    cache.set(key, created);
    return created;
}

const isSchema = (value: Json | undefined): value is Schema =>
    typeof value === "object" && value !== null && !Array.isArray(value);
const schemaOf = (value: Json | undefined): Schema => (isSchema(value) ? value : {});
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const numberOf = (value: Json | undefined): number | undefined => (typeof value === "number" ? value : undefined);

/** The characters of a short value and of the signs around a value, and of those around a name. */
const [valueSigns, nameSigns] = [5, 4];

function valueFor(declared: Schema, context: FieldContext): Json {
    const { work, values, name, depth } = context;
    if (!work.steps.take() || !work.signs.take(valueSigns) || depth > deepest) return null;
    const schema = resolvedForm(declared, context);
    const { const: only, enum: choices } = schema;
    if (only !== undefined) return ifItFits(only, work);
    if (Array.isArray(choices) && choices.length > 0) {
        return ifItFits(
            knownIn(work.choices, choices, () => choiceOf(choices, values)),
            work,
        );
    }
    switch (typeOf(schema, depth)) {
        case "string":
            return ifItFits(textFor(schema, context), work);
        case "integer":
        case "number":
            return fitting(values.number(name), schema, typeOf(schema, depth) === "integer");
        case "boolean":
            return values.truth(name);
        case "null":
            return null;
        case "array":
            return listFor(schema, context);
        default:
            return objectFor(schema, context);
    }
}

const choiceOf = (choices: readonly Json[], values: FieldValues): Json =>
    values.choice(choices.filter((choice) => typeof choice === "string")) ?? choices[0] ?? null;

/** The value, if there is room for it. One value may be met many times: as JSON it is there as often. */
function ifItFits(value: Json, { signs, sizes }: Work): Json {
    const isText = typeof value === "string";
    const size = isText ? value.length : knownIn(sizes, value, () => JSON.stringify(value).length);
    return signs.take(size) ? value : null;
}

/** Resolves references and picks the first alternative. Sibling keywords still apply. */
function resolvedForm(schema: Schema, context: FieldContext, rounds = 0): Schema {
    const { work, depth } = context;
    if (rounds > deepest) return schema;
    return knownIn(depth > deep ? work.resolvedDeep : work.resolved, schema, () => resolve(schema, context, rounds));
}

function resolve(schema: Schema, context: FieldContext, rounds: number): Schema {
    const { $ref, allOf, anyOf, oneOf, ...beside } = schema;
    const merge = (more: readonly Schema[]) =>
        resolvedForm(merged([beside, ...more], context.work), context, rounds + 1);
    const back = (name: string, value: Json | undefined) => (value === undefined ? {} : { [name]: value });
    if (typeof $ref === "string") {
        return merge([
            schemaOf(referred(context.root, $ref)),
            { ...back("allOf", allOf), ...back("anyOf", anyOf), ...back("oneOf", oneOf) },
        ]);
    }
    if (Array.isArray(allOf))
        return merge([...allOf.filter(isSchema), { ...back("anyOf", anyOf), ...back("oneOf", oneOf) }]);
    const alternatives = listOf(anyOf ?? oneOf).filter(isSchema);
    if (alternatives.length === 0) return schema;
    const isNull = (one: Schema) => one["type"] === "null" || one["const"] === null;
    // Below the depth limit, null or an alternative without a reference ends the recursion; above it, null is avoided.
    const alternative =
        context.depth > deep
            ? (alternatives.find(isNull) ?? alternatives.find((one) => one["$ref"] === undefined))
            : alternatives.find((one) => !isNull(one));
    return merge([alternative ?? alternatives[0] ?? {}, anyOf === undefined ? {} : back("oneOf", oneOf)]);
}

/** One schema of several: later keywords replace earlier ones, and properties and required fields add up. */
function merged(parts: readonly Schema[], work: Work): Schema {
    const schemas = parts.filter((one) => keysOf(one, work).length > 0);
    // A schema that is met again stays the same, so that what is known of it is found.
    if (schemas.length < 2) return schemas[0] ?? {};
    const properties = schemas.map((one) => one["properties"]).filter(isSchema);
    const required = schemas.map((one) => listOf(one["required"]));
    // The properties of one schema alone are not copied.
    const copied = [...schemas, ...(properties.length > 1 ? properties : [])].map((one) => keysOf(one, work));
    const size = [...copied, ...required].reduce((sum, { length }) => sum + length, 0);
    if (!work.steps.take(size)) return schemas[0] ?? {};
    const [only] = properties;
    return {
        ...Object.fromEntries(schemas.flatMap(Object.entries)),
        ...(only && {
            properties: properties.length > 1 ? Object.fromEntries(properties.flatMap(Object.entries)) : only,
        }),
        ...(required.some(({ length }) => length > 0) && { required: [...new Set(required.flat())] }),
    };
}

const keysOf = (schema: Schema, { keys }: Work): readonly string[] => knownIn(keys, schema, () => Object.keys(schema));

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

/** @param depth without any type keyword, the root is an object, and a nested value is a string */
function typeOf(schema: Schema, depth: number): string {
    const { type } = schema;
    if (typeof type === "string") return type;
    if (Array.isArray(type)) {
        const typeName = type.find((one) => one !== "null");
        return typeof typeName === "string" ? typeName : "null";
    }
    const has = (...names: readonly string[]) => names.some((name) => schema[name] !== undefined);
    if (has("items", "prefixItems", "minItems", "maxItems")) return "array";
    if (has("pattern", "minLength", "maxLength", "format")) return "string";
    if (has("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf")) return "number";
    return has("properties", "required", "additionalProperties") || depth === 0 ? "object" : "string";
}

const formats: Readonly<Record<string, string>> = {
    date: "2026-01-15",
    "date-time": "2026-01-15T09:30:00Z",
    time: "09:30:00Z",
    email: "kavya@example.com",
    uri: "https://example.com/",
    url: "https://example.com/",
    uuid: "00000000-0000-4000-8000-000000000000",
    ipv4: "192.0.2.1",
    ipv6: "2001:db8::1",
    hostname: "example.com",
    duration: "PT1H",
};

const formed: Readonly<Record<string, RegExp>> = {
    date: /^\d{4}-\d\d-\d\d$/,
    email: /^[\w.+-]+@[\w-]+\.[\w.-]+$/,
    uri: /^https?:\/\/\S+$/,
    url: /^https?:\/\/\S+$/,
};

function textFor({ format, pattern, minLength, maxLength }: Schema, { name, values, work }: FieldContext): string {
    const valueOfName = values.text(name);
    const usual = typeof format === "string" && Object.hasOwn(formats, format) ? formats[format] : undefined;
    const suits = usual === undefined || (formed[typeof format === "string" ? format : ""]?.test(valueOfName) ?? false);
    const plain = suits ? valueOfName : (usual ?? valueOfName);
    const parsedPattern = typeof pattern === "string" ? patternOf(pattern, work) : undefined;
    const text = parsedPattern && textOfPattern(parsedPattern);
    if (parsedPattern && text !== undefined && !matchesPattern(parsedPattern, plain, work.steps)) return text;
    return ofLength(plain, numberOf(minLength) ?? 0, numberOf(maxLength) ?? mostCharacters);
}

const patternOf = (source: string, { patterns, steps }: Work): Pattern | undefined =>
    knownIn(patterns, source, () => (steps.take(Math.ceil(source.length / 10)) ? readPattern(source) : undefined));

function ofLength(text: string, least: number, most: number): string {
    const letters = [...text].slice(0, Math.max(0, most));
    const missing = Math.min(least, mostCharacters) - letters.length;
    return letters.join("") + ".".repeat(Math.max(0, missing));
}

/** The number that was found, or the nearest valid one. */
function fitting(value: number | undefined, schema: Schema, isWhole: boolean): number {
    const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below, multipleOf } = schema;
    const least = Math.max(numberOf(minimum) ?? -Infinity, numberOf(above) ?? -Infinity);
    const most = Math.min(numberOf(maximum) ?? Infinity, numberOf(below) ?? Infinity);
    const step = numberOf(multipleOf) ?? (isWhole ? 1 : 0);
    const start = value ?? Math.min(Math.max(1, least), most);
    const near = Math.min(Math.max(start, least), most);
    const raw = [near, least, most, least + (step || 1), most - (step || 1), (least + most) / 2].filter(
        Number.isFinite,
    );
    const onSteps =
        step > 0
            ? raw.flatMap((number) =>
                  [Math.round, Math.ceil, Math.floor].map((round) => Number((round(number / step) * step).toFixed(10))),
              )
            : raw;
    const allowed = (number: number) =>
        number >= least &&
        number <= most &&
        number !== (numberOf(above) ?? NaN) &&
        number !== (numberOf(below) ?? NaN) &&
        (!isWhole || Number.isInteger(number));
    return onSteps.find(allowed) ?? onSteps[0] ?? 1;
}

function listFor(schema: Schema, context: FieldContext): Json {
    const { items, prefixItems, minItems, maxItems, uniqueItems } = schema;
    const { work, depth } = context;
    const inner = { ...context, depth: depth + 1 };
    const fixed: Json[] = [];
    for (const item of listOf(prefixItems).filter(isSchema)) {
        if (work.steps.left > 0) fixed.push(valueFor(item, inner));
    }
    const least = Math.min(numberOf(minItems) ?? 0, mostItems);
    const most = Math.min(numberOf(maxItems) ?? mostItems, mostItems);
    if (items === false || (fixed.length > 0 && items === undefined)) return fixed.slice(0, most);
    const item = resolvedForm(isSchema(items) ? items : { type: "string" }, inner);
    const wished = Math.max(least, Math.min(most, depth >= deep ? least : 1), fixed.length);
    const list = [...fixed, ...wishedFor(item, inner, most - fixed.length)].slice(0, most);
    const keys = new Set(uniqueItems === true ? list.map((one) => JSON.stringify(one)) : []);
    const choices = listOf(item["enum"]).values();
    for (let tries = 0; list.length < wished && tries < 2 * mostItems && isLeft(work); tries++) {
        const sample = valueFor(item, inner);
        const value = uniqueItems === true ? distinct(sample, keys, item, choices, work.steps) : sample;
        if (value !== undefined) list.push(value);
    }
    return list;
}

const isLeft = ({ steps, signs }: Work): boolean => steps.left > 0 && signs.left > 0;

/** Items as long as the text has values for them. */
function wishedFor(item: Schema, context: FieldContext, most: number): readonly Json[] {
    const { depth, name, values, work, until } = context;
    if (depth > deep || most < 1 || work.steps.taken >= until) return [];
    if (item["const"] !== undefined || Array.isArray(item["enum"])) return [];
    const type = typeOf(item, depth);
    if (type === "string" && item["format"] === undefined && item["pattern"] === undefined) {
        const { minLength, maxLength } = item;
        const texts = values.texts(name).slice(0, most);
        return [
            ...new Set(
                texts.map((text) => ofLength(text, numberOf(minLength) ?? 0, numberOf(maxLength) ?? mostCharacters)),
            ),
        ].filter((text) => work.signs.take(text.length));
    }
    if (type !== "object") return [];
    // Adds items as long as each one uses a new value of the text.
    const list: Json[] = [];
    while (list.length < Math.min(most, 5)) {
        const before = values.usedCount();
        const value = valueFor(item, context);
        if (list.length > 0 && values.usedCount() === before) break;
        list.push(value);
    }
    return list;
}

/**
 * A value that is not in the list yet; undefined if there is none.
 *
 * @param keys the items of the list as JSON
 * @param choices the values of an enum that were not tried yet
 */
function distinct(
    value: Json,
    keys: Set<string>,
    item: Schema,
    choices: Iterator<Json>,
    steps: Steps,
): Json | undefined {
    const take = (one: Json | undefined): Json | undefined => {
        if (one !== undefined) keys.add(JSON.stringify(one));
        return one;
    };
    const has = (other: Json) => keys.has(JSON.stringify(other));
    if (!has(value)) return take(value);
    if (Array.isArray(item["enum"])) {
        for (let next = choices.next(); !next.done && steps.take(); next = choices.next()) {
            if (!has(next.value)) return take(next.value);
        }
        return undefined;
    }
    if (typeof value === "number")
        return take(fitting(value + keys.size * (numberOf(item["multipleOf"]) ?? 1), item, Number.isInteger(value)));
    const numbered = `${value} ${keys.size}`;
    return typeof value === "string" && [...numbered].length <= (numberOf(item["maxLength"]) ?? mostCharacters)
        ? take(numbered)
        : undefined;
}

/** The names of an object's fields: of all, and of those that are required. */
type Fields = { readonly all: readonly string[]; readonly required: readonly string[] };

function fieldsOf({ properties, required: names }: Schema, work: Work): Fields {
    const own = isSchema(properties) ? keysOf(properties, work) : [];
    if (!work.steps.take(own.length + listOf(names).length)) return { all: [], required: [] };
    const required = listOf(names).filter((name) => typeof name === "string");
    return { all: [...new Set([...own, ...required])], required };
}

function objectFor(schema: Schema, context: FieldContext): Json {
    const { work, depth, until } = context;
    const { steps } = work;
    const properties = schemaOf(schema["properties"]);
    const { all, required } = knownIn(work.fields, schema, () => fieldsOf(schema, work));
    const names = depth >= deep || all.length > until - steps.taken ? required : all;
    const entries: (readonly [string, Json])[] = [];
    for (const [index, name] of names.entries()) {
        if (!isLeft(work) || !work.signs.take(name.length + nameSigns)) break;
        const share = Math.floor((until - steps.taken) / (names.length - index));
        const property = Object.hasOwn(properties, name) ? properties[name] : { type: "string" };
        const inner = { ...context, name, depth: depth + 1, until: steps.taken + share };
        entries.push([name, valueFor(isSchema(property) ? property : {}, inner)]);
    }
    const { additionalProperties: more } = schema;
    const isRecord = all.length === 0 && more !== false && depth < deep;
    if (!isRecord) return Object.fromEntries(entries);
    const [key = "answer"] = isSchema(more) ? context.values.texts("keywords") : [];
    return {
        [key]: valueFor(isSchema(more) ? more : { type: "string" }, {
            ...context,
            name: isSchema(more) ? key : "answer",
            depth: depth + 1,
        }),
    };
}
