/** Replaces the global fetch, so that programs reach a sandbox under the real URLs. */
import { hosts, isSandboxHost } from "../address.ts";
import { refusalMessage, sanitizedHost } from "../sandbox-headers.ts";

type Replacement = {
    /** The sandbox's own fetch, which keeps the real URLs. */
    readonly fetch: typeof fetch;
    /** Hosts that the sandbox stands in for, in addition to those of the providers. */
    readonly ownHosts: readonly string[];
    /** Hosts that requests may really reach. */
    readonly passThrough: readonly string[];
};

/**
 * Replaces the global fetch: requests to the providers go to the sandbox, requests to this machine where they belong,
 * and all others are refused, so that nothing reaches the network unnoticed.
 *
 * @returns a function that restores the previous fetch
 */
export function replaceFetch({ fetch: sandboxFetch, ownHosts, passThrough }: Replacement): () => void {
    const previous = globalThis.fetch;
    let isActive = true;
    const replaced: typeof fetch = async (input, init) => {
        const url = urlOf(input);
        if (!isActive || !/^https?:$/.test(url?.protocol ?? "")) return await previous(input, init);
        const { host = "", hostname = "" } = url ?? {};
        if (hosts.includes(host) || ownHosts.includes(host)) return await sandboxFetch(input, init);
        if (isSandboxHost(hostname) || passThrough.includes(host) || passThrough.includes(hostname)) {
            return await previous(input, init);
        }
        throw new TypeError(refusalMessage(sanitizedHost(host)));
    };
    globalThis.fetch = replaced;
    return () => {
        // Whoever replaced it since then may still call ours, which leads to the previous one from now on.
        isActive = false;
        if (globalThis.fetch === replaced) globalThis.fetch = previous;
    };
}

/** The URL of a request; undefined for one that only the platform can resolve or refuse. */
function urlOf(input: Parameters<typeof fetch>[0]): URL | undefined {
    const url = input instanceof Request ? input.url : String(input);
    return URL.canParse(url) ? new URL(url) : undefined;
}
