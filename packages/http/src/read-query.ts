/** Reads the query of a request, and says what is wrong with it. */
import { didYouMean, nearestNames } from "@callsheet/catalogue/search";
import { type InferOutput, safeParse } from "valibot";
import { expectedOf, type JsonSchema, jsonSchemaFor } from "./json-schema.ts";
import type { Operation, QuerySchema } from "./operation.ts";
import { Problem } from "./problem.ts";

/** A reader of an operation's query. */
export type QueryReader<Query extends QuerySchema> = (search: string) => InferOutput<Query>;

/**
 * Creates the reader of an operation's query.
 * @returns a function that returns the values, and throws Problem for a query that is not valid
 */
export function queryReader<Query extends QuerySchema>({
    query,
    alsoTakes = [],
}: Pick<Operation<Query>, "query" | "alsoTakes">): QueryReader<Query> {
    const { properties = {} } = jsonSchemaFor(query);
    const names = [...Object.keys(properties), ...alsoTakes];
    return (search) => {
        const pairs = [...new URLSearchParams(search)];
        for (const [index, [name]] of pairs.entries()) {
            if (!names.includes(name)) throw unknownName(name, Object.keys(properties), names);
            if (pairs.findIndex(([other]) => other === name) !== index) throw givenTwice(name);
        }
        const values = pairs
            .filter(([name]) => Object.hasOwn(properties, name))
            .map(([name, text]) => [name, readValue(text, properties[name])]);
        const result = safeParse(query, Object.fromEntries(values));
        if (result.success) return result.output;
        const name = String(result.issues[0].path?.[0].key);
        throw wrongValue(name, new URLSearchParams(search).get(name) ?? undefined, properties[name]);
    };
}

/** A number where the schema has one; the schema itself says which. */
const readValue = (text: string, schema: JsonSchema | undefined): string | number =>
    schema?.type === "integer" && /^-?\d+$/.test(text) ? Number(text) : text;

function unknownName(name: string, documented: readonly string[], names: readonly string[]): Problem {
    const near = nearestNames(name, names);
    return new Problem(400, {
        detail: `There is no parameter "${shortened(name)}".`,
        parameter: shortened(name),
        expected: documented.length > 0 ? `one of ${documented.join(", ")}` : "no parameters",
        todo: didYouMean(near).trim() || "Leave it out, or take one that there is.",
    });
}

const givenTwice = (name: string): Problem =>
    new Problem(400, {
        detail: `The parameter ${name} is given more than once.`,
        parameter: name,
        expected: "each parameter once",
        todo: "Leave out all but one. A list is written as JSON in one parameter.",
    });

function wrongValue(name: string, text: string | undefined, schema: JsonSchema = {}): Problem {
    const expected = expectedOf(schema);
    if (text === undefined) {
        return new Problem(400, {
            detail: `The parameter ${name} is missing.`,
            parameter: name,
            expected,
            todo: `Add ${name}=… to the query.`,
        });
    }
    const near = nearestNames(text, schema.enum?.map(String) ?? []);
    return new Problem(400, {
        detail: `The parameter ${name} cannot be "${shortened(text)}".`,
        parameter: name,
        expected,
        todo: didYouMean(near).trim() || `Give ${name} another value, or leave it out.`,
    });
}

/** A value as a message shows it. */
const shortened = (text: string): string => (text.length <= 100 ? text : `${text.slice(0, 100)}…`);
