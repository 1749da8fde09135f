/** Which service a request has come to, and whether its token may be there. */

import type { Address } from "./address.ts";
import { fileHosts } from "./address.ts";
import { keyPrefix } from "./own-headers.ts";
import { Refusal } from "./refusal.ts";
import { hubHost } from "./services/hub.ts";
import { services } from "./services/registry.ts";
import { routerHost } from "./services/router.ts";
import type { Service } from "./services/service.ts";

export type Place =
    | { readonly kind: "service"; readonly service: Service; readonly routed: boolean; readonly url: URL }
    | { readonly kind: "router" | "hub" | "files" | "endpoint" | "stranger"; readonly url: URL };

export function placeOf({ url, own }: Pick<Address, "url" | "own">): Place {
    if (own) return { kind: "endpoint", url };
    if (url.host === routerHost) return belowRouter(url);
    if (url.host === hubHost) return { kind: "hub", url };
    if (fileHosts.has(url.host)) return { kind: "files", url };
    const service = services.find(({ hosts }) => hosts.includes(url.host));
    // Where the Hub's own provider was before, it took the Hub's tokens.
    if (service?.id === "hf-inference") return { kind: "service", service, routed: true, url };
    return service ? { kind: "service", service, routed: false, url } : { kind: "stranger", url };
}

/** The router takes off the provider's name, and for fal the name of the other host, which travels in the query. */
function belowRouter(url: URL): Place {
    const [, first, rest = "/"] = /^\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
    const service = services.find(({ id, routed }) => routed && id === first);
    if (!service) return { kind: "router", url };
    const inner = new URL(`https://${service.hosts[0]}${rest}${url.search}`);
    const subdomain = url.searchParams.get("_subdomain");
    const other = service.hosts.find((host) => subdomain !== null && host.startsWith(`${subdomain}.`));
    if (other) inner.host = other;
    inner.searchParams.delete("_subdomain");
    return { kind: "service", service, routed: true, url: inner };
}

/** A token that has come to somebody whom it is not for. */
export class Leak extends Refusal {}

/** Lets in whoever the real service would let in. @throws Refusal, or Leak where a token is in the wrong hands */
export function checkToken(place: Place, headers: Headers): void {
    const given = headers.get("authorization");
    const host = place.url.host;
    if (place.kind === "endpoint") return;
    if (place.kind === "files" || place.kind === "stranger") {
        if (given === null) return;
        throw new Leak(400, "Unsupported authorization", {
            hint: `a token was sent to ${host}, which is none of the provider's API hosts`,
            code: "leak",
        });
    }
    const hub = place.kind !== "service" || place.routed;
    if (given === null) {
        if (isPublic(place)) return;
        throw unauthorized(
            hub,
            `there is no Authorization header: ${hub ? "Bearer hf_..." : "the provider's key"} is due`,
        );
    }
    const scheme = place.kind === "service" && !hub ? place.service.scheme : "Bearer";
    const [word = "", token = "", ...rest] = given.split(" ");
    if (word.toLowerCase() !== scheme.toLowerCase() || token === "" || rest.length > 0) {
        throw unauthorized(
            hub,
            `Authorization must be "${scheme} ..."; received ${/^(bearer|key|basic|token)$/i.test(word) ? `"${word} ..."` : "no scheme"}`,
        );
    }
    if (token.startsWith("hf_") === hub || token.startsWith(keyPrefix)) return;
    throw new Leak(401, unauthorized(hub, "").message, {
        code: "invalid_api_key",
        hint: hub
            ? `a provider's key was sent to ${hub && place.kind === "service" ? routerHost : host}, which takes a Hub token (hf_...)`
            : `a Hub token was sent to ${host}, which takes the provider's own key`,
    });
}

/** What the Hub and its router tell anybody: which models there are. */
const isPublic = ({ kind, url }: Place): boolean =>
    kind === "hub" || (kind === "router" && /^\/v1\/models(?:\/|$)/.test(url.pathname));

const unauthorized = (hub: boolean, hint: string) =>
    new Refusal(401, hub ? "Invalid username or password." : "Invalid API key", { hint, code: "invalid_api_key" });
