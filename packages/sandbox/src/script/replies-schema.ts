/** The JSON Schema of a file of replies, with which an editor completes and checks it. */
import { toJsonSchema } from "@valibot/to-json-schema";
import { repliesSchema } from "./scripted-reply.ts";

const needsAny = (...names: readonly string[]) => ({ anyOf: names.map((name) => ({ required: [name] })) });

/** A reply has a text or calls, or json, which may have a status. */
const kinds = [
    { ...needsAny("text", "tool_calls"), not: needsAny("json", "status") },
    { ...needsAny("json"), not: needsAny("text", "tool_calls") },
];

/** The file's content. */
export function repliesSchemaText(): string {
    const { items, ...rest } = toJsonSchema(repliesSchema, { target: "draft-07" });
    const { anyOf = [] } = Object(items);
    const forms = anyOf.map((form: object) => ("properties" in form ? { ...form, anyOf: kinds } : form));
    return `${JSON.stringify({ ...rest, title: "Scripted replies of callsheet sandbox", items: { anyOf: forms } }, null, 4)}\n`;
}
