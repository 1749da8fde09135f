/** Generates TypeScript types from schemas and descriptions; objects become named types. */
import type { GenericSchema } from "valibot";
import { type Field, fieldOf, isBeside, known, type Schema } from "../../src/descriptions/schema.ts";
import type { Description } from "../../src/tasks/description.ts";
import { audio, image, outputTransform, size, url } from "../../src/tasks/modalities.ts";
import { docstring, type Paragraph, paragraphsOf } from "./docstring.ts";

/** A type that is written by hand, or that several tasks share. */
type Known = { readonly type: string; readonly imports?: readonly [name: string, path: string] };

const fileInput: Known = { type: "FileInput", imports: ["FileInput", "../../wire/leaf.ts"] };

/** The names of the types that several tasks share; each has its own file. */
export const sharedTypes: ReadonlyMap<GenericSchema, string> = new Map<GenericSchema, string>([
    [outputTransform, "ClassificationOutputTransform"],
    [size, "TargetSize"],
]);

const knownTypes: ReadonlyMap<GenericSchema, Known> = new Map<GenericSchema, Known>([
    [image, fileInput],
    [audio, fileInput],
    [url, { type: "string | DataUrl", imports: ["DataUrl", "../../wire/leaf.ts"] }],
]);

/** The name of a file: `TargetSize` is in `target-size.ts`. */
export const fileNameOf = (type: string): string =>
    `${type.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.ts`;

/** The content of one file: its types by name, in order, and its imports. */
export type Declarations = { readonly types: Map<string, string>; readonly imports: Map<string, Set<string>> };

/** Whether the caller writes the value or receives it. */
export type Direction = "input" | "output";

type DescribedValue = {
    readonly schema: GenericSchema;
    readonly description: Description | undefined;
    /** The path of the value: `TextClassificationOutput[]`. */
    readonly path: string;
    readonly direction: Direction;
};

export const noDeclarations = (): Declarations => ({ types: new Map(), imports: new Map() });

export function addImport({ imports }: Declarations, name: string, path: string): void {
    imports.set(path, (imports.get(path) ?? new Set()).add(name));
}

/** Writes the types of values, and declares the named types that they use. */
export class ValueTypes {
    readonly #declarations: Declarations;
    readonly #names: TypeNames;
    /** The schemas that already have a named type, by name. */
    readonly #declared = new Map<string, GenericSchema>();
    /** The names of the schemas that are being declared, for recursive schemas. */
    readonly #open = new Map<GenericSchema, string>();

    constructor(declarations: Declarations, names: TypeNames = {}) {
        this.#declarations = declarations;
        this.#names = names;
    }

    /** Declares the type of that name. */
    declare(name: string, value: DescribedValue, doc: readonly Paragraph[]): void {
        const { types } = this.#declarations;
        const earlier = this.#declared.get(name);
        if (earlier === value.schema) return;
        if (earlier) throw new Error(`Two different values are called ${name}.`);
        this.#declared.set(name, value.schema);
        types.set(name, ""); // Reserves its position: the types that it uses follow it.
        this.#open.set(value.schema, name);
        const inner = { ...value, path: name };
        const fields = this.#fields(inner);
        types.set(name, `${docstring(doc)}export type ${name} = ${fields ?? this.#form(inner)};\n`);
        this.#open.delete(value.schema);
    }

    /** The type expression for a value: a name, or the type inline. */
    typeOf(value: DescribedValue): string {
        const { schema, description, path } = value;
        const handwritten = knownTypes.get(schema);
        if (handwritten) {
            if (handwritten.imports) addImport(this.#declarations, ...handwritten.imports);
            return handwritten.type;
        }
        const shared = sharedTypes.get(schema);
        if (shared !== undefined && path !== shared) {
            addImport(this.#declarations, shared, `./${fileNameOf(shared)}`);
            return shared;
        }
        const open = this.#open.get(schema);
        if (open !== undefined) return open;
        const kind = known(schema);
        const hasName = isObject(kind) || kind.type === "union" || kind.type === "picklist";
        const name = isObject(kind) ? objectNameAt(this.#names, path) : nameAt(this.#names, path);
        if (!hasName || name === undefined) return this.#form(value);
        const inList = path.endsWith("[]") || path.endsWith("|");
        const each = inList ? description?.each : undefined;
        this.declare(name, value, each === undefined && description ? paragraphsOf(description) : [each ?? name]);
        return name;
    }

    /** The entries of an object, written as the fields of a type. */
    fieldsOf(entries: Readonly<Record<string, GenericSchema>>, value: Omit<DescribedValue, "schema">): string {
        return Object.entries(entries)
            .map(([key, schema]) => {
                const description = value.description?.fields?.[key];
                if (!description) throw new Error(`${value.path}.${key} has no description.`);
                const field = fieldOf(schema, value.direction === "input");
                const path = `${value.path}.${key}`;
                const type = withAbsence(this.typeOf({ ...value, schema: field.schema, description, path }), field);
                const name = /^\w+$/.test(key) ? key : JSON.stringify(key);
                return `${docstring(paragraphsOf(description), "    ")}    ${name}${field.optional ? "?" : ""}: ${type};\n`;
            })
            .join("");
    }

    #fields(value: DescribedValue): string | undefined {
        const kind = known(value.schema);
        if (!isObject(kind)) return undefined;
        const further = kind.type === "loose_object" ? furtherFields(value.direction) : "";
        return `{\n${this.fieldsOf(kind.entries, value)}${further}}`;
    }

    /** The inline type of a value without a named type. */
    #form(value: DescribedValue): string {
        const { schema, path } = value;
        if (isBeside(schema)) return `${this.typeOf({ ...value, schema: schema.usually })} | null | undefined`;
        const kind = known(schema);
        switch (kind.type) {
            case "string":
            case "number":
            case "boolean":
            case "unknown":
                return kind.type;
            case "instance":
                if (kind.class === Blob) return "Blob";
                break;
            case "array": {
                const item = this.typeOf({ ...value, schema: kind.item, path: `${path}[]` });
                return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
            }
            case "loose_object":
                if (Object.keys(kind.entries).length === 0) return "Record<string, unknown>";
                break;
            case "record":
                return `Record<string, ${this.typeOf({ ...value, schema: kind.value, path: `${path}{}` })}>`;
            case "union":
                return kind.options
                    .map((option) => this.typeOf({ ...value, schema: option, path: `${path}|` }))
                    .join(" | ");
            case "picklist":
                return kind.options.map((option) => JSON.stringify(option)).join(" | ");
            case "lazy":
                return this.typeOf({ ...value, schema: kind.getter(undefined) });
            case "optional":
            case "nullish":
            case "nullable": {
                const field = fieldOf(schema, value.direction === "input");
                return withAbsence(this.typeOf({ ...value, schema: field.schema }), field);
            }
        }
        throw new Error(
            `${path}, a value of the kind ${kind.type}, cannot be written as a type yet: see value-types.ts.`,
        );
    }
}

/** The type of a field that may be null or missing. */
const withAbsence = (type: string, { nullable, optional }: Field): string =>
    [type, ...(nullable ? ["null"] : []), ...(optional ? ["undefined"] : [])].join(" | ");

/** Whether a schema is an object with known fields. */
const isObject = (kind: Schema): kind is Extract<Schema, { readonly entries: unknown }> =>
    kind.type === "object" || (kind.type === "loose_object" && Object.keys(kind.entries).length > 0);

/** The index signature for the fields that a loose schema lets through. */
export const furtherFields = (direction: Direction): string =>
    `${docstring([direction === "input" ? "Further parameters, sent unchanged." : "Further fields of the response, unchanged."], "    ")}    [key: string]: unknown;\n`;

/** By path, as `typeNames` of a description. */
export type TypeNames = Readonly<Record<string, string>>;

/** The type name of the value at a path; undefined if its type is written inline. */
const nameAt = (names: TypeNames, path: string): string | undefined =>
    Object.hasOwn(names, path) ? names[path] : undefined;

/** The type name of the object at a path. */
export const objectNameAt = (names: TypeNames, path: string): string =>
    nameAt(names, path) ??
    path
        .replace(/Input\.inputs$/, "InputData")
        .replaceAll("[]", "Element")
        .replaceAll("|", "Option")
        .replaceAll("{}", "Value")
        .replaceAll(/[._-](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The stem of a task's types, from its method: `textClassification` gives `TextClassification`. */
export const stemOf = (method: string): string => method.charAt(0).toUpperCase() + method.slice(1);
