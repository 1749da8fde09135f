/** Whom a request is for: the real host travels in a header, as the Host itself, or as the first segment of the path. */
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
 * @param target the path and query as they came
 * @param ownHosts hosts that stand for a server of one's own, as the sandbox's own does
 */
export function addressOf(target: string, headers: Headers, ownHosts: readonly string[]): Address {
    const host = headers.get("host") ?? "127.0.0.1";
    const named = headers.get(hostHeader) ?? (isLoopback(host) ? undefined : host);
    if (named !== undefined) {
        return {
            url: new URL(target, `https://${named}`),
            own: ownHosts.includes(named),
            link: (other, path) => `https://${other}${path}`,
        };
    }
    const origin = `http://${host}`;
    const link = (other: string, path: string) => `${origin}/${other}${path}`;
    const [, first = "", rest = ""] = /^\/([^/?]+)(.*)$/.exec(target) ?? [];
    if (!hosts.includes(first)) return { url: new URL(target, origin), own: true, link };
    return { url: new URL(rest.startsWith("/") ? rest : `/${rest}`, `https://${first}`), own: false, link };
}

const isLoopback = (host: string) => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
