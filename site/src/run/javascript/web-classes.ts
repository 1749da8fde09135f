/** How Node prints the web's own classes, whose values a browser keeps where printing does not look. */
import { type InspectOptionsStylized, inspect } from "node-inspect-extracted";

type Shown = (value: never) => Readonly<Record<string, unknown>>;

const shown: readonly (readonly [new (...given: never[]) => object, Shown])[] = [
    [Blob, ({ size, type }: Blob) => ({ size, type })],
    [File, ({ size, type, name, lastModified }: File) => ({ size, type, name, lastModified })],
    [Headers, (headers: Headers) => Object.fromEntries(headers)],
    [
        Response,
        ({ status, statusText, headers, body, bodyUsed, ok, redirected, type, url }: Response) => ({
            status,
            statusText,
            headers,
            body,
            bodyUsed,
            ok,
            redirected,
            type,
            url,
        }),
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
        ({
            href,
            origin,
            protocol,
            username,
            password,
            host,
            hostname,
            port,
            pathname,
            search,
            searchParams,
            hash,
        }: URL) => ({
            href,
            origin,
            protocol,
            username,
            password,
            host,
            hostname,
            port,
            pathname,
            search,
            searchParams,
            hash,
        }),
    ],
    [URLSearchParams, (parameters: URLSearchParams) => Object.fromEntries(parameters)],
    [AbortSignal, ({ aborted }: AbortSignal) => ({ aborted })],
    [ReadableStream, ({ locked }: ReadableStream) => ({ locked, state: "readable", supportsBYOB: false })],
    [FormData, (form: FormData) => Object.fromEntries(form)],
];

export function showWebClasses(): void {
    for (const [type, show] of shown) {
        Object.defineProperty(type.prototype, inspect.custom, {
            configurable: true,
            value(this: never, depth: number, options: InspectOptionsStylized) {
                if (depth < 0) return `[${type.name}]`;
                return `${type.name} ${inspect(show(this), { ...options, depth: options.depth ?? 2 })}`;
            },
        });
    }
}
