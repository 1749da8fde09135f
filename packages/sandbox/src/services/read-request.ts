/** Reads JSON bodies, forms and models of requests. */
import type { TaskId } from "@callsheet/inference/tasks";
import { parseMultipart } from "@remix-run/multipart-parser";
import { checkCount, checkLength, type Fields, isGiven, maxNameLength, object, text } from "../checks/fields.ts";
import { isMadeUp, type MappingEntry } from "../models/models.ts";
import type { ServiceId } from "../models/provider-tasks.ts";
import { Refusal } from "../refusal.ts";
import type { ServiceRequest } from "./service.ts";

export const bareType = (headers: Headers): string =>
    headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";

/** Parses the body as a JSON object. */
export function jsonBody({ headers, bytes }: Pick<ServiceRequest, "headers" | "bytes">): Fields {
    const type = bareType(headers);
    if (bytes.length > 0 && type !== "application/json") {
        throw new Refusal(415, `Unsupported media type: ${type || "none"}`, {
            where: ["body"],
            hint: `a JSON body is due with Content-Type: application/json; received "${type || "none"}"`,
            code: "content_type",
        });
    }
    return jsonFields(bytes);
}

/** Maximum nesting; JSON parsers of services stop between 100 and 1000 levels. */
const maxLevels = 256;

/** Iterates level by level: recursion would overflow the stack. */
function isDeep(value: unknown): boolean {
    let level = [value];
    for (let depth = 0; depth <= maxLevels; depth++) {
        level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
        if (level.length === 0) return false;
    }
    return true;
}

/** The most values of a body: a text or a file is one, whatever its length. */
const maxValues = 1_000_000;

/** The number of values in JSON, counted before they are made: each takes many times the memory of its few bytes. */
function valuesIn(bytes: Uint8Array): number {
    let values = 1;
    let [isString, isOpen] = [false, false];
    for (let at = 0; at < bytes.length; at++) {
        const sign = String.fromCharCode(bytes[at] ?? 0);
        if (isString) {
            if (sign === "\\") at++;
            else if (sign === '"') isString = false;
            continue;
        }
        // What opens has a first value, unless it closes at once; each comma is before another.
        if (isOpen && sign > " ") {
            isOpen = false;
            if (sign !== "]" && sign !== "}") values++;
        }
        if (sign === ",") values++;
        else if (sign === "[" || sign === "{") isOpen = true;
        else if (sign === '"') isString = true;
    }
    return values;
}

/** Parses bytes as a JSON object. */
export function jsonFields(bytes: Uint8Array): Fields {
    if (bytes.length === 0) {
        throw new Refusal(400, "The request has no body", { where: ["body"], hint: "a JSON body is due" });
    }
    // A value has at least two bytes with the comma behind it.
    if (bytes.length > 2 * maxValues) checkCount(valuesIn(bytes), maxValues, ["body"], "values");
    try {
        const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
        if (isDeep(value)) throw new SyntaxError(`it is nested deeper than ${maxLevels} levels`);
        return object(value, ["body"]);
    } catch (error) {
        if (error instanceof Refusal) throw error;
        throw new Refusal(400, "The body is not valid JSON", {
            where: ["body"],
            hint: `the body does not parse as JSON: ${error instanceof Error ? error.message : error}`,
            code: "invalid_json",
        });
    }
}

/** The parameters of a body in the Hub's format; empty if it has none. */
export const parametersOf = ({ parameters }: Fields): Fields =>
    !isGiven(parameters) ? {} : object(parameters, ["body", "parameters"]);

/** A file in a multipart form. */
export type FormFile = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

/** A text or a file in a multipart form. */
type FormPart = string | FormFile;

/** The parts of a form, in their order. */
type Form = {
    /** The first part of a name. */
    readonly get: (name: string) => FormPart | undefined;
    /** All parts of a name. */
    readonly all: (name: string) => readonly FormPart[];
    readonly names: readonly string[];
};

/** Parses the body as a multipart form. */
export function formBody({ headers, bytes }: Pick<ServiceRequest, "headers" | "bytes">): Form {
    const type = bareType(headers);
    if (type !== "multipart/form-data") {
        throw new Refusal(415, `Unsupported media type: ${type || "none"}`, {
            where: ["body"],
            hint: `a form is due (multipart/form-data); received "${type || "none"}"`,
            code: "content_type",
        });
    }
    const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers.get("content-type") ?? "") ?? [];
    try {
        return fieldsOf(bytes, quoted ?? plain ?? "");
    } catch {
        throw new Refusal(400, "The form cannot be read", {
            where: ["body"],
            hint: "the boundary in Content-Type must be the one in the body: let the library set the header",
        });
    }
}

/** For a part that has no filename. */
export const notAFile = (name: string): Refusal =>
    new Refusal(400, `${name} must be a file`, {
        where: ["body", name],
        hint: `the part \`${name}\` has no filename: it must be sent as a file, not as a text`,
    });

/** The most characters of a boundary, by RFC 2046. Outside Node, the search for a longer one may not end. */
const maxBoundary = 70;

/** No limits here: the services check the size of files. */
const noLimits = { maxFileSize: Number.POSITIVE_INFINITY, maxTotalSize: Number.POSITIVE_INFINITY };

/** @throws Error for an invalid form or text that is not UTF-8 */
function fieldsOf(bytes: Uint8Array, boundary: string): Form {
    if (boundary === "" || boundary.length > maxBoundary) throw new TypeError("A form needs a boundary.");
    const parts = new Map<string, FormPart[]>();
    for (const part of parseMultipart(bytes, { ...noLimits, boundary })) {
        const { name, filename } = part;
        if (name === undefined) continue;
        const file = { name: filename ?? "", type: part.mediaType ?? "", bytes: part.bytes };
        const all = parts.get(name) ?? [];
        all.push(filename === undefined ? part.text : file);
        parts.set(name, all);
    }
    const all = (name: string) => parts.get(name) ?? [];
    return { get: (name) => all(name)[0], all, names: [...parts.keys()] };
}

/**
 * Finds a model by its provider model id, for one of the given tasks.
 *
 * @param fitting the tasks that fit the body, topLabels first; an unlisted model is served for one of them
 */
export function servedModel(
    { models, routed, addHint }: Pick<ServiceRequest, "models" | "routed" | "addHint">,
    provider: ServiceId,
    providerId: unknown,
    tasks: readonly TaskId[],
    fitting: readonly TaskId[] = tasks,
): MappingEntry {
    const id = text(providerId, ["body", "model"]);
    checkLength(id.length, maxNameLength, ["body", "model"]);
    const knownEntry = models.served(provider, id, tasks);
    if (knownEntry && tasks.includes(knownEntry.task)) return knownEntry;
    const own = models.mapping(id).find((entry) => entry.provider === provider && entry.providerId !== id);
    const entry = knownEntry ? undefined : models.servedAsAny(provider, id, fitting.length === 0 ? tasks : fitting);
    if (entry) {
        if (own && !isMadeUp(own) && models.isListed(id))
            addHint(`${id} is the model's id on the Hub; ${provider} calls it ${own.providerId}`);
        return entry;
    }
    throw new Refusal(
        routed || knownEntry ? 400 : 404,
        routed
            ? `Model not supported by provider ${provider}`
            : `The model \`${id}\` does not exist or does not do this`,
        {
            where: ["body", "model"],
            code: "model_not_found",
            hint: knownEntry
                ? `${id} is there for ${knownEntry.task}, and this address is for ${tasks.join(", ")}`
                : own
                  ? `${id} is the model's id on the Hub; ${provider} calls it ${own.providerId}`
                  : `the sandbox knows no model ${id} at ${provider}: list it in startSandbox({ models }), or take a name that holds its task`,
        },
    );
}
