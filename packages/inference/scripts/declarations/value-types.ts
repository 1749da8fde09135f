/** The TypeScript types of values, from their schemas and descriptions; objects become types with names. */
import type { GenericSchema } from "valibot";
import type { Description } from "../../src/descriptions/description.ts";
import { fieldOf, isBeside, known, type Schema } from "../../src/descriptions/schema.ts";
import { audio, image, outputTransform, size, url } from "../../src/tasks/modalities.ts";
import { docstring, type Paragraph, paragraphsOf } from "./docstring.ts";
import { nameAt, objectNameAt } from "./type-names.ts";

/** A type that is written by hand, or that several tasks share. */
type Known = { readonly type: string; readonly imports?: readonly [name: string, path: string] };

const fileInput: Known = { type: "FileInput", imports: ["FileInput", "../../wire/leaf.ts"] };

/** The names of the types that several tasks share; each has a file of its own. */
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

/** What is written into one file: its types by their names, in order, and what they need from elsewhere. */
export type Declarations = { readonly types: Map<string, string>; readonly imports: Map<string, Set<string>> };

/** Whether somebody writes the value, or it is given. */
export type Direction = "input" | "output";

type Place = {
    readonly schema: GenericSchema;
    readonly description: Description | undefined;
    /** Where it stands: `TextClassificationOutput[]`. */
    readonly path: string;
    readonly direction: Direction;
};

export const noDeclarations = (): Declarations => ({ types: new Map(), imports: new Map() });

export function addImport({ imports }: Declarations, name: string, path: string): void {
    imports.set(path, (imports.get(path) ?? new Set()).add(name));
}

/** Writes the type of a value; the types that it needs are declared on the way. */
export class ValueTypes {
    readonly #declarations: Declarations;
    /** The schemas that have a type. */
    readonly #declared = new Map<string, GenericSchema>();
    /** The names of the schemas that are being declared, for those that hold themselves. */
    readonly #open = new Map<GenericSchema, string>();

    constructor(declarations: Declarations) {
        this.#declarations = declarations;
    }

    /** Declares the type of that name. */
    declare(name: string, place: Place, doc: readonly Paragraph[]): void {
        const { types } = this.#declarations;
        const declared = this.#declared.get(name);
        if (declared === place.schema) return;
        if (declared) throw new Error(`Two different values are called ${name}.`);
        this.#declared.set(name, place.schema);
        types.set(name, ""); // Its place: what it needs stands below it.
        this.#open.set(place.schema, name);
        const inner = { ...place, path: name };
        const fields = this.#fields(inner);
        types.set(name, `${docstring(doc)}export type ${name} = ${fields ?? this.#form(inner)};\n`);
        this.#open.delete(place.schema);
    }

    /** The type of a value, as it is written where the value stands. */
    typeOf(place: Place): string {
        const { schema, description, path } = place;
        const written = knownTypes.get(schema);
        if (written) {
            if (written.imports) addImport(this.#declarations, ...written.imports);
            return written.type;
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
        const name = isObject(kind) ? objectNameAt(path) : nameAt(path);
        if (!hasName || name === undefined) return this.#form(place);
        const inList = path.endsWith("[]") || path.endsWith("|");
        const each = inList ? description?.each : undefined;
        this.declare(name, place, each === undefined && description ? paragraphsOf(description) : [each ?? name]);
        return name;
    }

    /** The entries of an object, written as the fields of a type. */
    fieldsOf(entries: Readonly<Record<string, GenericSchema>>, place: Omit<Place, "schema">): string {
        return Object.entries(entries)
            .map(([key, schema]) => {
                const description = place.description?.fields?.[key];
                if (!description) throw new Error(`${place.path}.${key} has no description.`);
                const field = fieldOf(schema, place.direction === "input");
                const path = `${place.path}.${key}`;
                const type = [
                    this.typeOf({ ...place, schema: field.schema, description, path }),
                    ...(field.nullable ? ["null"] : []),
                    ...(field.optional ? ["undefined"] : []),
                ].join(" | ");
                const name = /^\w+$/.test(key) ? key : JSON.stringify(key);
                return `${docstring(paragraphsOf(description), "    ")}    ${name}${field.optional ? "?" : ""}: ${type};\n`;
            })
            .join("");
    }

    #fields(place: Place): string | undefined {
        const kind = known(place.schema);
        if (!isObject(kind)) return undefined;
        const further = kind.type === "loose_object" ? furtherFields(place.direction) : "";
        return `{\n${this.fieldsOf(kind.entries, place)}${further}}`;
    }

    /** The type of a value that has no name. */
    #form(place: Place): string {
        const { schema, path } = place;
        if (isBeside(schema)) return `${this.typeOf({ ...place, schema: schema.usually })} | null | undefined`;
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
                const item = this.typeOf({ ...place, schema: kind.item, path: `${path}[]` });
                return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
            }
            case "loose_object":
                if (Object.keys(kind.entries).length === 0) return "Record<string, unknown>";
                break;
            case "record":
                return `Record<string, ${this.typeOf({ ...place, schema: kind.value, path: `${path}{}` })}>`;
            case "union":
                return kind.options
                    .map((option) => this.typeOf({ ...place, schema: option, path: `${path}|` }))
                    .join(" | ");
            case "picklist":
                return kind.options.map((option) => JSON.stringify(option)).join(" | ");
            case "lazy":
                return this.typeOf({ ...place, schema: kind.getter(undefined) });
            case "optional":
            case "nullish":
            case "nullable": {
                const field = fieldOf(schema, place.direction === "input");
                const type = this.typeOf({ ...place, schema: field.schema });
                return [type, ...(field.nullable ? ["null"] : []), ...(field.optional ? ["undefined"] : [])].join(
                    " | ",
                );
            }
        }
        throw new Error(`${path}, a value of the kind ${kind.type}, needs a name in type-names.ts or value-types.ts.`);
    }
}

/** Whether a value is an object whose fields are known, some of them. */
const isObject = (kind: Schema): kind is Extract<Schema, { readonly entries: unknown }> =>
    kind.type === "object" || (kind.type === "loose_object" && Object.keys(kind.entries).length > 0);

/** What a type says of the fields that its schema lets through. */
export const furtherFields = (direction: Direction): string =>
    `${docstring([direction === "input" ? "Whatever else the provider knows: it is sent as it is." : "Whatever else the provider gives, as it is."], "    ")}    [key: string]: unknown;\n`;
