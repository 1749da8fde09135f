/** Finds the route for a path. */
import { Refusal } from "./refusal.ts";
import type { Route } from "./services/service.ts";

type Found = { readonly route: Route; readonly params: Readonly<Record<string, string>> };

/** @throws Refusal for a route that the sandbox lacks: 404 for an unknown path, 405 for a known path with another method */
export function routeOf(routes: readonly Route[], method: string, { host, pathname }: URL, mainHost?: string): Found {
    const matching = routes
        .filter((route) => mainHost === undefined || (route.host ?? mainHost) === host)
        .flatMap((route) => {
            const match = patternOf(route.path).exec(pathname);
            return match ? [{ route, params: decoded(match.groups ?? {}) }] : [];
        });
    const asked = method === "HEAD" ? "GET" : method;
    const entry = matching.find(({ route }) => route.method === asked);
    if (entry) return entry;
    // The service may have more than is stated here, so nothing is said about it.
    const lacking = `The sandbox does not have this route yet: ${method} ${host}${pathname}`;
    const methods = [...new Set(matching.map(({ route }) => route.method))];
    if (methods.length > 0) {
        throw new Refusal(405, lacking, { hint: `${lacking}. There it takes ${methods.join(", ")}.` });
    }
    const paths = [...new Set(routes.map((route) => route.path))].join(", ");
    throw new Refusal(404, lacking, { hint: `${lacking}. It has ${paths}.` });
}

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
    const cached = patterns.get(path);
    if (cached) return cached;
    const source = path
        .split("/")
        .map((part) => {
            if (part.startsWith(":")) return `(?<${part.slice(1)}>[^/]+)`;
            return part.startsWith("*") ? `(?<${part.slice(1)}>.+)` : part.replaceAll(/[.$()+?[\]{}|^\\]/g, "\\$&");
        })
        .join("/");
    const pattern = new RegExp(`^${source}$`);
    patterns.set(path, pattern);
    return pattern;
}

function decoded(groups: Readonly<Record<string, string>>): Record<string, string> {
    try {
        return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
    } catch {
        throw new Refusal(400, "Bad Request", { hint: "the path is not well encoded" });
    }
}
