/** Generates a value for a JSON schema from the words of a text, for tool arguments and structured output. */
import type { Json } from "@callsheet/inference/wire";
import { type FieldValues, fieldValuesIn } from "./field-values.ts";
import { textOfPattern } from "./pattern-text.ts";
import { beginning } from "./seed.ts";

type Schema = { readonly [key: string]: Json };

/** Limits against malicious schemas. */
const [mostItems, mostCharacters, mostValues, deepest] = [1000, 10_000, 5000, 24];

/** Below this depth only required fields are generated: schemas may be recursive. */
const deep = 6;

/**
 * @param text the source of the values
 * @param reply the value of fields that ask for a reply in prose
 */
export function sampleFromSchema(schema: Json | undefined, text: string, reply = beginning(text)): Json {
    const values = fieldValuesIn(text, reply);
    return valueFor(isSchema(schema) ? schema : {}, {
        root: schema ?? {},
        values,
        name: "answer",
        depth: 0,
        made: { count: 0 },
    });
}

type FieldContext = {
    readonly root: Json;
    readonly values: FieldValues;
    /** The name of the field. */
    readonly name: string;
    readonly depth: number;
    /** Number of values so far: a limit for schemas with branching recursion. */
    readonly made: { count: number };
};

const isSchema = (value: Json | undefined): value is Schema =>
    typeof value === "object" && value !== null && !Array.isArray(value);
const schemaOf = (value: Json | undefined): Schema => (isSchema(value) ? value : {});
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const numberOf = (value: Json | undefined): number | undefined => (typeof value === "number" ? value : undefined);

function valueFor(given: Schema, context: FieldContext): Json {
    const schema = resolved(given, context);
    const { const: only, enum: choices } = schema;
    if (only !== undefined) return only;
    if (Array.isArray(choices) && choices.length > 0) {
        const chosen = context.values.choice(choices.filter((choice) => typeof choice === "string"));
        return chosen ?? choices[0] ?? null;
    }
    context.made.count += 1;
    if (context.depth > deepest || context.made.count > mostValues) return null;
    switch (typeOf(schema, context.depth)) {
        case "string":
            return textFor(schema, context.name, context.values);
        case "integer":
        case "number":
            return fitting(context.values.number(context.name), schema, typeOf(schema, context.depth) === "integer");
        case "boolean":
            return context.values.truth(context.name);
        case "null":
            return null;
        case "array":
            return listFor(schema, context);
        default:
            return objectFor(schema, context);
    }
}

/** Resolves references and picks the first alternative. Sibling keywords still apply. */
function resolved(schema: Schema, context: FieldContext, steps = 0): Schema {
    if (steps > deepest) return schema;
    const { $ref, allOf, anyOf, oneOf, ...beside } = schema;
    const merge = (more: readonly Schema[]) => resolved(more.reduce(merged, beside), context, steps + 1);
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
    const chosen =
        context.depth > deep
            ? (alternatives.find(isNull) ?? alternatives.find((one) => one["$ref"] === undefined))
            : alternatives.find((one) => !isNull(one));
    return merge([chosen ?? alternatives[0] ?? {}, anyOf === undefined ? {} : back("oneOf", oneOf)]);
}

function merged(one: Schema, other: Schema): Schema {
    const properties = { ...schemaOf(one["properties"]), ...schemaOf(other["properties"]) };
    const required = [...new Set([...listOf(one["required"]), ...listOf(other["required"])])];
    return {
        ...one,
        ...other,
        ...(Object.keys(properties).length > 0 && { properties }),
        ...(required.length > 0 && { required }),
    };
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

/** @param depth without any type keyword, the root is an object, and a nested value is a string */
function typeOf(schema: Schema, depth: number): string {
    const { type } = schema;
    if (typeof type === "string") return type;
    if (Array.isArray(type)) {
        const named = type.find((one) => one !== "null");
        return typeof named === "string" ? named : "null";
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

function textFor({ format, pattern, minLength, maxLength }: Schema, name: string, values: FieldValues): string {
    const found = values.text(name);
    const usual = typeof format === "string" && Object.hasOwn(formats, format) ? formats[format] : undefined;
    const suits = usual === undefined || (formed[typeof format === "string" ? format : ""]?.test(found) ?? false);
    const plain = suits ? found : (usual ?? found);
    if (typeof pattern === "string") {
        const made = textOfPattern(pattern);
        if (made !== undefined && !matches(pattern, plain)) return made;
    }
    return ofLength(plain, numberOf(minLength) ?? 0, numberOf(maxLength) ?? mostCharacters);
}

/** Untrusted expressions may backtrack for ever, so only short texts are tested. */
function matches(pattern: string, text: string): boolean {
    try {
        return text.length <= 20 && new RegExp(pattern, "u").test(text);
    } catch {
        return false;
    }
}

function ofLength(text: string, least: number, most: number): string {
    const letters = [...text].slice(0, Math.max(0, most));
    const missing = Math.min(least, mostCharacters) - letters.length;
    return letters.join("") + ".".repeat(Math.max(0, missing));
}

/** The number that was found, or the nearest valid one. */
function fitting(found: number | undefined, schema: Schema, isWhole: boolean): number {
    const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below, multipleOf } = schema;
    const least = Math.max(numberOf(minimum) ?? -Infinity, numberOf(above) ?? -Infinity);
    const most = Math.min(numberOf(maximum) ?? Infinity, numberOf(below) ?? Infinity);
    const step = numberOf(multipleOf) ?? (isWhole ? 1 : 0);
    const start = found ?? Math.min(Math.max(1, least), most);
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
    const inner = { ...context, depth: context.depth + 1 };
    const fixed = listOf(prefixItems)
        .filter(isSchema)
        .map((item) => valueFor(item, inner));
    const least = Math.min(numberOf(minItems) ?? 0, mostItems);
    const most = Math.min(numberOf(maxItems) ?? mostItems, mostItems);
    if (items === false || (fixed.length > 0 && items === undefined)) return fixed.slice(0, most);
    const item = resolved(isSchema(items) ? items : { type: "string" }, inner);
    const wished = Math.max(least, Math.min(most, context.depth >= deep ? least : 1), fixed.length);
    const list = [...fixed, ...wishedFor(item, inner, most - fixed.length)].slice(0, most);
    for (let tries = 0; list.length < wished && tries < 2 * mostItems && context.made.count < mostValues; tries++) {
        const value = distinct(valueFor(item, inner), list, item, uniqueItems === true);
        if (value !== undefined) list.push(value);
    }
    return list;
}

/** Items as long as the text has values for them. */
function wishedFor(item: Schema, context: FieldContext, most: number): readonly Json[] {
    if (context.depth > deep || most < 1) return [];
    if (item["const"] !== undefined || Array.isArray(item["enum"])) return [];
    const type = typeOf(item, context.depth);
    if (type === "string" && item["format"] === undefined && item["pattern"] === undefined) {
        const { minLength, maxLength } = item;
        const texts = context.values.texts(context.name).slice(0, most);
        return [
            ...new Set(
                texts.map((text) => ofLength(text, numberOf(minLength) ?? 0, numberOf(maxLength) ?? mostCharacters)),
            ),
        ];
    }
    if (type !== "object") return [];
    // Adds items as long as each one uses a new value of the text.
    const list: Json[] = [];
    while (list.length < Math.min(most, 5)) {
        const before = context.values.taken();
        const value = valueFor(item, context);
        if (list.length > 0 && context.values.taken() === before) break;
        list.push(value);
    }
    return list;
}

/** A value that is not in the list yet, if items must be unique; undefined if there is none. */
function distinct(value: Json, list: readonly Json[], item: Schema, isUnique: boolean): Json | undefined {
    const has = (other: Json) => list.some((one) => JSON.stringify(one) === JSON.stringify(other));
    if (!isUnique || !has(value)) return value;
    const { enum: choices } = item;
    if (Array.isArray(choices)) return choices.find((choice) => !has(choice));
    if (typeof value === "number")
        return fitting(value + list.length * (numberOf(item["multipleOf"]) ?? 1), item, Number.isInteger(value));
    const numbered = `${value} ${list.length}`;
    return typeof value === "string" && [...numbered].length <= (numberOf(item["maxLength"]) ?? mostCharacters)
        ? numbered
        : undefined;
}

function objectFor(schema: Schema, context: FieldContext): Json {
    const properties = schemaOf(schema["properties"]);
    const required = listOf(schema["required"]).filter((name) => typeof name === "string");
    const names = context.depth >= deep ? required : [...new Set([...Object.keys(properties), ...required])];
    const entries = names.map((name): readonly [string, Json] => {
        const given = Object.hasOwn(properties, name) ? properties[name] : { type: "string" };
        return [name, valueFor(isSchema(given) ? given : {}, { ...context, name, depth: context.depth + 1 })];
    });
    const { additionalProperties: more } = schema;
    const isRecord = entries.length === 0 && more !== false && context.depth < deep;
    if (!isRecord) return Object.fromEntries(entries);
    const [key = "answer"] = isSchema(more) ? context.values.texts("keywords") : [];
    return {
        [key]: valueFor(isSchema(more) ? more : { type: "string" }, {
            ...context,
            name: isSchema(more) ? key : "answer",
            depth: context.depth + 1,
        }),
    };
}
