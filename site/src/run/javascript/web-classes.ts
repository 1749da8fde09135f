/** Prints instances of web classes as Node does. Browsers keep their fields where `inspect` does not look. */
import { type InspectOptionsStylized, inspect } from "node-inspect-extracted";

type FieldsOf = (value: never) => Readonly<Record<string, unknown>>;

/** Picks a value's fields, in the order in which Node prints them. */
const fields =
    <Value>(...names: readonly (keyof Value & string)[]) =>
    (value: Value): Readonly<Record<string, unknown>> =>
        Object.fromEntries(names.map((name) => [name, value[name]]));

const webClasses: readonly (readonly [new (...args: never[]) => object, FieldsOf])[] = [
    [Blob, fields<Blob>("size", "type")],
    [File, fields<File>("size", "type", "name", "lastModified")],
    [Headers, (headers: Headers) => Object.fromEntries(headers)],
    [
        Response,
        fields<Response>("status", "statusText", "headers", "body", "bodyUsed", "ok", "redirected", "type", "url"),
    ],
    [
        Request,
        ({ method, url, headers, redirect, signal }: Request) => ({
            method,
            url,
            headers,
            destination: "",
            redirect,
            signal,
        }),
    ],
    [
        URL,
        fields<URL>(
            ...(["href", "origin", "protocol", "username", "password", "host"] as const),
            ...(["hostname", "port", "pathname", "search", "searchParams", "hash"] as const),
        ),
    ],
    [URLSearchParams, (parameters: URLSearchParams) => Object.fromEntries(parameters)],
    [AbortSignal, fields<AbortSignal>("aborted")],
    [ReadableStream, ({ locked }: ReadableStream) => ({ locked, state: "readable", supportsBYOB: false })],
    [FormData, (form: FormData) => Object.fromEntries(form)],
];

export function showWebClasses(): void {
    for (const [type, show] of webClasses) {
        Object.defineProperty(type.prototype, inspect.custom, {
            configurable: true,
            value(this: never, depth: number, options: InspectOptionsStylized) {
                if (depth < 0) return `[${type.name}]`;
                return `${type.name} ${inspect(show(this), { ...options, depth: options.depth ?? 2 })}`;
            },
        });
    }
}
