/** Finds the real host of a request: in the URL, in a header, or in the first segment of the path. */
import { apiHostsOf, providerAccess, providerIds } from "@callsheet/inference/providers";
import { hostHeader } from "./sandbox-headers.ts";
import { services } from "./services/registry.ts";

/** The hosts that serve result files: those that the providers list by name, and those that services name here. */
export const fileHosts: ReadonlySet<string> = new Set([
    ...Object.values(providerAccess)
        .flatMap(({ fileHosts = [] }) => fileHosts)
        .filter((host) => !host.startsWith("*.")),
    ...services.flatMap((service) => service.fileHosts ?? []),
]);

/** Every host that the sandbox stands in for. */
export const hosts: readonly string[] = [...new Set([...providerIds.flatMap(apiHostsOf), ...fileHosts])];

export type Address = {
    /** With the real host; with the sandbox's own host for a self-hosted server that is not named. */
    readonly url: URL;
    /** Whether the request is for a self-hosted server. */
    readonly own: boolean;
    /** Builds a URL on a real host that the client can reach through the sandbox. */
    readonly link: (host: string, path: string) => string;
};

/**
 * @param receivedUrl the URL as received
 * @param ownHosts hosts that stand for a self-hosted server, in addition to the sandbox's own
 * @throws TypeError if the header does not name a host
 */
export function addressOf(receivedUrl: URL, headers: Headers, ownHosts: readonly string[]): Address {
    const host = headers.get(hostHeader) ?? (isSandboxHost(receivedUrl.hostname) ? undefined : receivedUrl.host);
    const path = receivedUrl.pathname + receivedUrl.search;
    // Concatenated, not resolved against a base URL: a path that begins with two slashes would name a host.
    const url = host === undefined ? receivedUrl : new URL(`https://${host}${path}`);
    const real: Address["link"] = (other, rest) => `https://${other}${rest}`;
    if (host !== undefined && !ownHosts.includes(host)) return { url, own: false, link: real };
    const below: Address["link"] = (other, rest) => `${url.origin}/${other}${rest}`;
    const [, first = "", rest = ""] = /^\/([^/?]+)(.*)$/.exec(path) ?? [];
    if (!hosts.includes(first)) return { url, own: true, link: host === undefined ? below : real };
    return { url: new URL(`https://${first}${rest.startsWith("/") ? rest : `/${rest}`}`), own: false, link: below };
}

/** Whether a hostname is the sandbox itself: services are not reached by IP address or by a name without a dot. */
export const isSandboxHost = (hostname: string) =>
    !hostname.includes(".") || hostname.startsWith("[") || /^\d+\.\d+\.\d+\.\d+$/.test(hostname);
