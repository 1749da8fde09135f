/** Compares a sent request with a wire request. */
import type { Json, WireRequestJson } from "@callsheet/inference";
import type { Exchange } from "../network/recording-proxy.ts";
import { compareBytes, compareJson, type Files, fileName } from "./compare.ts";
import { differs, type Problem } from "./problem.ts";

export type Placeholders = { readonly files: Files; readonly tokens: Readonly<Record<string, string>> };

/** Headers that must be sent exactly as expected, and must be absent otherwise. */
const watched = ["authorization", "content-type", "x-hf-bill-to", "prefer", "cookie", "proxy-authorization"];

/** Finds the differences between the expected and the sent request. */
export async function compareRequest(
    wire: WireRequestJson,
    sent: Exchange,
    placeholders: Placeholders,
): Promise<readonly Problem[]> {
    const url = new URL(wire.url).href;
    return [
        ...(sent.method === wire.method ? [] : [differs("method", wire.method, sent.method)]),
        ...(sent.url === url ? [] : [differs("url", url, sent.url)]),
        ...compareHeaders(wire, sent.headers, placeholders.tokens),
        ...(await compareBody(wire.body, sent, placeholders.files)),
    ];
}

function compareHeaders(wire: WireRequestJson, received: Headers, tokens: Placeholders["tokens"]): readonly Problem[] {
    const entries = Object.entries(wire.headers).map(([name, value]) => [name.toLowerCase(), filled(value, tokens)]);
    const expected: Readonly<Record<string, string>> = Object.fromEntries(entries);
    return [...new Set([...Object.keys(expected), ...watched])].flatMap((name) => {
        const value = received.get(name) ?? undefined;
        const expectedValue = name === "content-type" ? (expected[name] ?? typeOf(wire.body)) : expected[name];
        const same = name === "content-type" ? bare(value) === expectedValue : value === expectedValue;
        return same ? [] : [differs(`headers.${name}`, expectedValue, value)];
    });
}

/** A header value with its secrets replaced by tokens. */
export function filled(value: Json, tokens: Placeholders["tokens"]): string {
    if (Array.isArray(value)) return value.map((part) => filled(part, tokens)).join("");
    if (typeof value !== "object" || value === null) return String(value);
    const token = tokens[String(value["$secret"])];
    if (token === undefined) throw new TypeError(`No token is known for ${JSON.stringify(value)}.`);
    return token;
}

/** A form sets its content type itself, with the boundary. */
const typeOf = (body: WireRequestJson["body"]) => (body?.format === "multipart" ? "multipart/form-data" : undefined);

const bare = (type: string | undefined) => type?.split(";")[0]?.trim().toLowerCase();

async function compareBody(
    expected: WireRequestJson["body"],
    sent: Exchange,
    files: Files,
): Promise<readonly Problem[]> {
    if (expected === undefined) {
        return sent.body.length === 0 ? [] : [differs("body", undefined, textOf(sent.body))];
    }
    switch (expected.format) {
        case "binary":
            return compareBytes("body", expected.value ?? null, sent.body, files);
        case "multipart":
            return await compareForm(expected.fields ?? {}, sent, files);
        case "text":
            return compareParsed(JSON.parse(expected.text ?? ""), sent.body, files);
        default:
            return compareParsed(expected.value, sent.body, files);
    }
}

function compareParsed(expected: Json | undefined, body: Uint8Array, files: Files): readonly Problem[] {
    const text = textOf(body);
    let received: unknown;
    try {
        received = JSON.parse(text);
    } catch {
        return [differs("body", "JSON", text)];
    }
    return compareJson("body", expected, received, files);
}

const textOf = (body: Uint8Array) => new TextDecoder().decode(body);

async function compareForm(expected: Json, { body, headers }: Exchange, files: Files): Promise<readonly Problem[]> {
    const type = headers.get("content-type") ?? "";
    const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => undefined);
    if (!form) return [differs("body", "a form", textOf(body))];
    const fields = new Map(Object.entries(Object(expected)) as [string, Json][]); // A form's fields are an object.
    const problems = [...new Set([...fields.keys(), ...form.keys()])].map(async (name): Promise<readonly Problem[]> => {
        const [value, ...more] = form.getAll(name);
        const expectedField = fields.get(name);
        const at = `body.${name}`;
        if (more.length > 0) return [{ at, message: `stands ${more.length + 1} times in the form` }];
        if (value instanceof File && expectedField !== undefined && typeof expectedField !== "string") {
            return compareBytes(at, expectedField, new Uint8Array(await value.arrayBuffer()), files);
        }
        const receivedValue = value instanceof File ? `the file ${value.name}` : value;
        const due = typeof expectedField === "object" ? `the file ${fileName(expectedField)}` : expectedField;
        return receivedValue === due ? [] : [differs(at, due, receivedValue)];
    });
    return (await Promise.all(problems)).flat();
}
