/** Whom a request is for: the real host is that of the URL, travels in a header, or as the first segment of the path. */
import { hostHeader } from "./own-headers.ts";
import { hubHost } from "./services/hub.ts";
import { services } from "./services/registry.ts";
import { routerHost } from "./services/router.ts";

/** The hosts that result files lie on. */
export const fileHosts: ReadonlySet<string> = new Set(services.flatMap((service) => service.fileHosts ?? []));

/** Every host that the sandbox stands in for. */
export const hosts: readonly string[] = [
    ...new Set([routerHost, hubHost, ...services.flatMap((service) => service.hosts), ...fileHosts]),
];

export type Address = {
    /** With the real host; for a server of one's own that is not named, the sandbox's. */
    readonly url: URL;
    /** The request is for a server of one's own. */
    readonly own: boolean;
    /** A URL of a real host that whoever asked can reach. */
    readonly link: (host: string, path: string) => string;
};

/**
 * @param given the URL as it came
 * @param ownHosts hosts that stand for a server of one's own, as the sandbox's own does
 * @throws TypeError where the header names no host
 */
export function addressOf(given: URL, headers: Headers, ownHosts: readonly string[]): Address {
    const named = headers.get(hostHeader) ?? (isItself(given.hostname) ? undefined : given.host);
    const path = given.pathname + given.search;
    // Relative to a URL, a path that begins with two slashes would name a host.
    const url = named === undefined ? given : new URL(`https://${named}${path}`);
    const real: Address["link"] = (other, rest) => `https://${other}${rest}`;
    if (named !== undefined && !ownHosts.includes(named)) return { url, own: false, link: real };
    const below: Address["link"] = (other, rest) => `${url.origin}/${other}${rest}`;
    const [, first = "", rest = ""] = /^\/([^/?]+)(.*)$/.exec(path) ?? [];
    if (!hosts.includes(first)) return { url, own: true, link: named === undefined ? below : real };
    return { url: new URL(`https://${first}${rest.startsWith("/") ? rest : `/${rest}`}`), own: false, link: below };
}

/** No service is reached by the number of its machine, or by a name without a dot: this is where the sandbox listens. */
export const isItself = (hostname: string) =>
    !hostname.includes(".") || hostname.startsWith("[") || /^\d+\.\d+\.\d+\.\d+$/.test(hostname);
