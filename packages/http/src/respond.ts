/** Responses: bodies, and the headers that all of them have. */

import type { Answer } from "./operation.ts";
import { type Problem, problemBody } from "./problem.ts";

/** The headers of every response. Everybody may read: the service knows no secrets and has no sessions. */
const everywhere = {
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "ETag, Allow, Callsheet-Notes",
    "x-content-type-options": "nosniff",
};

/**
 * The response to a request that succeeded, or a 304 if the client has the same already.
 * @param maxAge how long caches may keep it, in seconds
 */
export async function answerResponse(
    request: Request,
    { content, notes = [], isPrivate = request.method === "POST" }: Answer<unknown>,
    { maxAge, isNegotiated }: { readonly maxAge: number; readonly isNegotiated: boolean },
): Promise<Response> {
    const text = "text" in content ? content.text : `${JSON.stringify(content.json)}\n`;
    const bytes = new TextEncoder().encode(text);
    const tag = await tagOf(bytes);
    const cacheHeaders = {
        ...everywhere,
        "cache-control": isPrivate ? "no-store" : `public, max-age=${maxAge}`,
        ...(isNegotiated && { vary: "Accept" }),
        ...(!isPrivate && { etag: tag }),
        ...(notes.length > 0 && { "callsheet-notes": headerOf(notes) }),
    };
    if (!isPrivate && has(request.headers.get("if-none-match"), tag)) {
        return new Response(null, { status: 304, headers: cacheHeaders });
    }
    const type = "text" in content ? "text/plain; charset=utf-8" : "application/json";
    return new Response(bytes, {
        headers: { ...cacheHeaders, "content-type": type, "content-length": String(bytes.length) },
    });
}

/** The most texts in a header: a long one is refused on the way. */
const maxNotes = 8;

/** A list of texts as a header has it: JSON of visible ASCII. */
const headerOf = (texts: readonly string[]): string =>
    JSON.stringify(texts.slice(0, maxNotes)).replaceAll(
        /[^ -~]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );

/** The response that says what is wrong with a request. @param headers headers that belong to its status */
export const problemResponse = (problem: Problem, headers: Readonly<Record<string, string>> = {}): Response =>
    new Response(`${JSON.stringify(problemBody(problem))}\n`, {
        status: problem.status,
        headers: {
            ...everywhere,
            "cache-control": "no-store",
            "content-type": "application/problem+json",
            ...headers,
        },
    });

/** The response to OPTIONS, also to a browser that asks before it sends a request. @param methods as in `Allow` */
export const optionsResponse = (methods: string): Response =>
    new Response(null, {
        status: 204,
        headers: {
            ...everywhere,
            allow: methods,
            "access-control-allow-methods": methods,
            "access-control-allow-headers": "Accept, Content-Type, If-None-Match",
            "access-control-max-age": "86400",
        },
    });

/** A strong entity tag. */
async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const letters = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0"));
    return `"${letters.join("")}"`;
}

/** Whether `If-None-Match` has a tag. It compares weakly: a proxy that compresses may have weakened the tag. */
const has = (header: string | null, tag: string): boolean =>
    header?.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === tag) ?? false;
