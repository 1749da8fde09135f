/** The real host of a request, the service that it is for, and whether its token may be sent there. */

import { apiHostsOf, providerAccess, providerIds } from "@callsheet/inference/providers";
import { schemes } from "@callsheet/inference/redaction";
import { Refusal } from "./refusal.ts";
import { hostHeader, keyPrefix } from "./sandbox-headers.ts";
import { retiredHost } from "./services/hf-inference.ts";
import { hubHost } from "./services/hub.ts";
import { services } from "./services/registry.ts";
import { routerHost } from "./services/router.ts";
import type { Service } from "./services/service.ts";

export type Destination =
    | { readonly kind: "service"; readonly service: Service; readonly routed: boolean; readonly url: URL }
    | { readonly kind: "router" | "hub" | "files" | "endpoint" | "retired" | "unknown"; readonly url: URL };

const isAnyScheme = new RegExp(`^${schemes}$`, "i");

export function destinationOf({ url, own }: Pick<Address, "url" | "own">): Destination {
    if (own) return { kind: "endpoint", url };
    if (url.host === routerHost) return routedDestination(url);
    if (url.host === hubHost) return { kind: "hub", url };
    if (url.host === retiredHost) return { kind: "retired", url };
    const service = services.find(({ hosts }) => hosts.includes(url.host));
    // A host may serve both an API and its files.
    if (fileHosts.has(url.host) && (!service || url.pathname.startsWith(fileFolder))) return { kind: "files", url };
    return service ? { kind: "service", service, routed: false, url } : { kind: "unknown", url };
}

/** The folder of the result files, which the sandbox names. */
const fileFolder = "/sandbox/";

/** The router strips the provider's name from the path and, for fal, the other host's subdomain from the query. */
function routedDestination(url: URL): Destination {
    const [, first, rest = "/"] = /^\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
    const service = services.find(({ id, routed = true }) => routed && id === first);
    if (!service) return { kind: "router", url };
    const inner = new URL(`https://${service.hosts[0]}${rest}${url.search}`);
    const subdomain = url.searchParams.get("_subdomain");
    const other = service.hosts.find((host) => subdomain !== null && host.startsWith(`${subdomain}.`));
    if (other) inner.host = other;
    inner.searchParams.delete("_subdomain");
    return { kind: "service", service, routed: true, url: inner };
}

/** A token was sent to a host that it is not for. */
export class Leak extends Refusal {}

/** Checks the token as the real service would. @throws Refusal, or Leak if a token was sent to the wrong host */
export function checkToken(destination: Destination, headers: Headers): void {
    const authorization = headers.get("authorization");
    const host = destination.url.host;
    if (destination.kind === "endpoint") return;
    if (destination.kind === "files" || destination.kind === "unknown") {
        if (authorization === null) return;
        if (destination.kind === "files" && (takesKey(host, authorization) || isForUploads(host, authorization)))
            return;
        throw new Leak(400, "Unsupported authorization", {
            hint: `a token was sent to ${host}, which is none of the API hosts that the sandbox knows`,
            code: "leak",
        });
    }
    const hub = destination.kind !== "service" || destination.routed;
    if (authorization === null) {
        if (isPublic(destination) || destination.kind === "retired") return;
        throw unauthorized(
            hub,
            `there is no Authorization header: ${hub ? "Bearer hf_..." : "the provider's key"} is due`,
        );
    }
    const scheme = (destination.kind === "service" && !hub && destination.service.scheme) || "Bearer";
    const [word = "", token = "", ...rest] = authorization.split(" ");
    const older = destination.kind === "service" && !hub ? destination.service.olderScheme : undefined;
    const isItsWord = [scheme, older].some((one) => one?.toLowerCase() === word.toLowerCase());
    const isOfScheme = isItsWord && token !== "" && rest.length === 0;
    if (!isOfScheme && destination.kind === "retired") return;
    if (!isOfScheme) {
        throw unauthorized(
            hub,
            `Authorization must be "${scheme} ..."; received ${isAnyScheme.test(word) ? `"${word} ..."` : "no scheme"}`,
        );
    }
    if (token.startsWith("hf_") === hub || token.startsWith(keyPrefix)) return;
    throw new Leak(401, unauthorized(hub, "").message, {
        code: "invalid_api_key",
        hint: hub
            ? `a provider's key was sent to ${destination.kind === "service" ? routerHost : host}, which takes a Hub token (hf_...)`
            : `a Hub token was sent to ${host}, which takes the provider's own key`,
    });
}

/** Whether a file's host takes the key of its own service, which is no Hub token; as a host of its API it does. */
function takesKey(host: string, authorization: string): boolean {
    const [, token = ""] = authorization.split(" ");
    const isHubToken = token.startsWith("hf_") && !token.startsWith(keyPrefix);
    return (
        !isHubToken &&
        services.some(
            ({ hosts, fileHosts, filesTakeKey }) => hosts.includes(host) || (filesTakeKey && fileHosts?.includes(host)),
        )
    );
}

/** Whether a token is the one that a service hands out for uploads to this host. */
const isForUploads = (host: string, authorization: string): boolean =>
    services.some(
        ({ fileHosts, uploadToken }) =>
            uploadToken !== undefined && fileHosts?.includes(host) && authorization === `Bearer ${uploadToken}`,
    );

/** Endpoints that need no token: the Hub, the router's list of models, and hosts whose URLs are secret. */
function isPublic(destination: Destination): boolean {
    const { kind, url } = destination;
    if (kind === "service") return destination.service.publicHosts?.includes(url.host) === true;
    return kind === "hub" || (kind === "router" && /^\/v1\/models(?:\/|$)/.test(url.pathname));
}

const unauthorized = (hub: boolean, hint: string) =>
    new Refusal(401, hub ? "Invalid username or password." : "Invalid API key", { hint, code: "invalid_api_key" });

/** The hosts that serve result files: those that the providers list by name, and those that services name here. */
const fileHosts: ReadonlySet<string> = new Set([
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
