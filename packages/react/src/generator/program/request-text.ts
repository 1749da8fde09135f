/** A wire request as a readable HTTP message, with secrets masked. */
import { type Bytes, isFile, isLeaf, isSecret, leaf, type WireRequest } from "@callsheet/inference/wire";

/** Shown in place of a token. */
const mask = "••••••••";

/**
 * A request as an HTTP message: the request line, the headers, an empty line, the body. Dots stand for a token, and a
 * file is its name.
 *
 * @param request a request, as the helpers of `@callsheet/inference` send it
 * @returns the message
 * @example
 * import { requestText } from "@callsheet/react/generator/core";
 *
 * const text = requestText({ method: "GET", url: "https://example.org/", headers: { accept: "text/plain" } });
 */
export function requestText({ method, url, headers, body }: WireRequest): string {
    const lines = Object.entries(headers).map(([name, value]) => {
        const text = typeof value === "string" ? value : value.map((part) => (isSecret(part) ? mask : part)).join("");
        return `${name}: ${text}`;
    });
    return [`${method} ${url}`, ...lines, ...(body ? ["", bodyText(body)] : [])].join("\n");
}

function bodyText(body: NonNullable<WireRequest["body"]>): string {
    switch (body.format) {
        case "json":
            return JSON.stringify(withoutLeaves(body.value), null, 4);
        case "text":
            return body.text;
        case "binary":
            return bytesText(body.value);
        case "multipart":
            return Object.entries(body.fields)
                .map(([name, value]) => `${name}: ${typeof value === "string" ? value : bytesText(value.bytes)}`)
                .join("\n");
    }
}

const bytesText = (bytes: Bytes): string => `<${nameOf(bytes)}, ${bytes.type}>`;
const nameOf = (bytes: Bytes): string => (isFile(bytes) ? bytes.name : "bytes");

/** The JSON with each leaf replaced by a readable placeholder. */
function withoutLeaves(value: unknown): unknown {
    if (isLeaf(value)) {
        switch (value[leaf]) {
            case "secret":
                return mask;
            case "file":
                return bytesText(value);
            case "base64":
                return `<${nameOf(value.of)}, base64>`;
            case "dataUrl":
                return `data:${value.type};base64,<${nameOf(value.of)}>`;
        }
    }
    if (Array.isArray(value)) return value.map(withoutLeaves);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutLeaves(inner)]));
}
