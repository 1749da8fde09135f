/** A fetch that sends requests for the real hosts to a sandbox. It does not depend on Node. */
import { hostHeader, redirectHeader } from "./sandbox-headers.ts";

const maxRedirects = 20;

/**
 * Creates a fetch that sends every request to the sandbox, whatever its host, so that a client keeps its real URLs.
 * It also follows redirects within the sandbox. Nothing can reach the network.
 *
 * @param sandboxUrl where the sandbox listens, such as `http://127.0.0.1:8787`
 * @returns a function with the signature of `fetch` that rejects as `fetch` does
 * @throws TypeError if `sandboxUrl` is not a URL
 * @example
 * import { InferenceClient } from "@callsheet/inference";
 * import { fetchThrough } from "@callsheet/sandbox/fetch";
 *
 * const client = new InferenceClient("hf_test", { fetch: fetchThrough("http://127.0.0.1:8787") });
 */
export function fetchThrough(sandboxUrl: string): typeof fetch {
    // Captured now: the caller may replace the global fetch with the function that we return.
    const sandbox = { url: new URL(sandboxUrl), fetch: globalThis.fetch.bind(globalThis) };
    return async (input, init) => {
        const request = new Request(input, init);
        const body = request.method === "GET" || request.method === "HEAD" ? undefined : await request.arrayBuffer();
        return await follow(sandbox, {
            request,
            url: new URL(request.url),
            headers: new Headers(request.headers),
            method: request.method,
            body,
        });
    };
}

type Target = { readonly url: URL; readonly fetch: typeof fetch };

type Step = {
    readonly request: Request;
    readonly url: URL;
    readonly headers: Headers;
    readonly method: string;
    readonly body: ArrayBuffer | undefined;
};

/** Follows redirects itself: the platform would follow them to the real host. */
async function follow(sandbox: Target, step: Step, redirects = 0): Promise<Response> {
    const response = await send(sandbox, step);
    const location = response.headers.get("location");
    const status = Number(response.headers.get(redirectHeader));
    if (status === 0 || location === null) return withUrl(response, step.url, redirects > 0);
    await response.body?.cancel();
    if (step.request.redirect === "error" || redirects >= maxRedirects) {
        throw new TypeError(
            step.request.redirect === "error"
                ? "fetch failed: unexpected redirect"
                : "fetch failed: too many redirects",
        );
    }
    return await follow(sandbox, redirected(step, new URL(location, step.url), status), redirects + 1);
}

async function send(sandbox: Target, { request, url, headers, method, body }: Step): Promise<Response> {
    const own = url.origin === sandbox.url.origin;
    const requestHeaders = new Headers(headers);
    if (!own) requestHeaders.set(hostHeader, url.host);
    if (request.redirect !== "manual") requestHeaders.set(redirectHeader, "shown");
    const target = new URL(url.pathname + url.search, sandbox.url);
    return await sandbox.fetch(target, {
        method,
        headers: requestHeaders,
        redirect: "manual",
        signal: request.signal,
        ...(body && body.byteLength > 0 && { body }),
    });
}

/** As a platform does: the token is not sent to another origin, and a 303 is followed with GET. */
function redirected(step: Step, url: URL, status: number): Step {
    const headers = new Headers(step.headers);
    if (url.origin !== step.url.origin) headers.delete("authorization");
    const reads = status === 303 || (status < 303 && step.method === "POST");
    if (!reads) return { ...step, url, headers };
    headers.delete("content-type");
    return { ...step, url, headers, method: "GET", body: undefined };
}

/** Sets the response's `url` to the URL on the real host. */
function withUrl(response: Response, url: URL, redirected: boolean): Response {
    return Object.defineProperties(response, { url: { value: url.href }, redirected: { value: redirected } });
}
