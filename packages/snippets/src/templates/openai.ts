/** What OpenAI's clients are told, in either language. */
import { text, type Value } from "../languages/index.ts";
import { bodyOf } from "./body.ts";
import type { View } from "./template.ts";

/** The address that the client adds `/chat/completions` to: without its query, which the path would come behind. */
export const baseUrl = ({ wire }: View): string => wire.url.replace(/\/chat\/completions(\?.*)?$/, "");

/** The query of the address, which the client writes behind the path; undefined where there is none. */
export function queryOf({ wire }: View): Readonly<Record<string, string>> | undefined {
    const { searchParams } = new URL(wire.url);
    return searchParams.size > 0 ? Object.fromEntries(searchParams) : undefined;
}

/** What the client sends by itself. */
const ownHeaders: readonly string[] = ["Authorization", "Content-Type"];

/** The headers that the client must be told: of whoever pays, and of the provider; undefined where there are none. */
export function furtherHeaders({ wire }: View): Readonly<Record<string, Value>> | undefined {
    const further = Object.entries(wire.headers).filter(([name]) => !ownHeaders.includes(name));
    return further.length > 0 ? Object.fromEntries(further.map(([name, value]) => [name, text(value)])) : undefined;
}

/** Whether the wire request goes to a chat, whose events hold a `delta`; those of a completion hold a `text`. */
export const isChat = ({ wire }: View): boolean => new URL(wire.url).pathname.endsWith("/chat/completions");

/** The arguments of the call: the wire request's own fields. */
export function completionArguments({ wire }: View): Readonly<Record<string, Value>> {
    const body = bodyOf(wire);
    if (body && "json" in body && isRecord(body.json)) return body.json;
    throw new TypeError("A chat's wire request is a JSON object.");
}

const isRecord = (value: Value): value is Readonly<Record<string, Value>> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
