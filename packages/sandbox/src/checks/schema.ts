/** Schemas in requests, for the response or for the arguments of a function. */
import type { Json } from "@callsheet/inference/wire";
import { fieldName, Refusal, type Where } from "../refusal.ts";
import { excessOf } from "../responses/schema-size.ts";
import { object } from "./fields.ts";

/** Reads a JSON schema, which is an object. @throws Refusal for one that is larger than any service takes */
export function jsonSchema(value: unknown, where: Where): Json {
    const schema = object(value, where) as Json; // The body was parsed from JSON.
    const excess = excessOf(schema);
    if (excess === undefined) return schema;
    throw new Refusal(400, `Invalid schema: it has ${excess}.`, {
        where,
        hint: `the schema in ${fieldName(where)} has ${excess}`,
        code: "invalid_json_schema",
    });
}
