/** The URLs of custom endpoints. */
import type { Call } from "../call/call.ts";
import { InputError } from "../errors/input-error.ts";
import type { TaskId } from "../tasks/task-id.ts";

/**
 * Normalizes an endpoint's URL so that every HTTP client reads it alike: escapes characters that are not valid in a
 * URL, and drops the fragment, which is never sent. Clients differ in how they treat a brace, a space or a lone percent
 * sign.
 *
 * @param endpointUrl the URL as a person wrote it: `http:` or `https:`, a host, and usually a path
 * @returns the URL; a bare host has no trailing slash
 * @throws InputError for anything but the URL of a server
 * @see RFC 3986, for the characters that are valid in a URL
 * @example
 * import { endpointUrlOf } from "@callsheet/inference";
 *
 * const url = endpointUrlOf("http://localhost:8080/a model#top"); // http://localhost:8080/a%20model
 */
export const endpointUrlOf = (endpointUrl: string): string => addressOf(endpointUrl).url;

/** The parts of an endpoint's URL that calls need. */
type Address = {
    /** The URL; a bare host has no trailing slash, because libraries append their paths to it. */
    readonly url: string;
    readonly href: string;
    readonly host: string;
    /** Its path, without trailing slashes. */
    readonly path: string;
    /** A cache of the full URLs of calls, by path. */
    readonly calls: Map<string, string>;
};

/** A cache: a program calls few endpoints often, and parsing a URL takes longer than the rest of building a request. */
const addresses = new Map<string, Address>();
const maxAddresses = 100;

function addressOf(endpointUrl: string): Address {
    const cached = addresses.get(endpointUrl);
    if (cached) return cached;
    const { pathname, search, origin, href, host } = parsed(endpointUrl);
    const url = pathname === "/" && search === "" ? origin : href;
    const address = { url, href, host, path: pathname.replace(/\/+$/, ""), calls: new Map() };
    if (addresses.size >= maxAddresses) addresses.clear();
    addresses.set(endpointUrl, address);
    return address;
}

function parsed(endpointUrl: string): URL {
    const url = URL.canParse(endpointUrl) ? new URL(endpointUrl) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol)) {
        throw new InputError(`"${endpointUrl}" is not an endpoint URL. Expected the form https://host/path.`);
    }
    url.hash = "";
    url.pathname = escaped(url.pathname);
    url.search = escaped(url.search);
    return url;
}

/** Escapes the characters in a part of a URL that `URL` leaves unescaped although RFC 3986 does not allow them. */
const escaped = (part: string): string => part.replace(/%(?![\da-f]{2})|["<>[\\\]^`{|}]/gi, encodeURIComponent);

/** The host of a custom endpoint, as errors name it. */
export function hostOf(endpointUrl: string): string {
    try {
        return addressOf(endpointUrl).host;
    } catch {
        return endpointUrl;
    }
}

/** The URL of a task at an OpenAI-compatible server, which may be given by its host, its `/v1` base or the full URL. */
export function endpointAddress(endpointUrl: string, path: string): string {
    const { href, path: base, calls } = addressOf(endpointUrl);
    const cached = calls.get(path);
    if (cached !== undefined) return cached;
    const url = new URL(href);
    const rest = path.replace(/^\/v1/, "");
    if (!base.endsWith(rest)) url.pathname = base.endsWith("/v1") ? base + rest : base + path;
    calls.set(path, url.href);
    return url.href;
}

/** Tasks for which every custom endpoint speaks OpenAI's API, whatever its URL. */
const openAiOnlyTasks: readonly TaskId[] = ["conversational", "text-generation"];

/** Whether a call to a custom endpoint uses OpenAI's API rather than the Hub's. */
export const speaksOpenAi = ({ task, endpointUrl }: Pick<Call, "task" | "endpointUrl">): boolean =>
    endpointUrl !== undefined && (openAiOnlyTasks.includes(task) || isOpenAiAddress(endpointUrl));

/**
 * Whether an endpoint's URL shows that its server speaks OpenAI's API: it ends in `/v1`, or in a path below that. For
 * most tasks there are servers with this API (vLLM, LiteLLM, Ollama) and with the Hub's (Inference Endpoints).
 *
 * @param endpointUrl the URL of the server
 * @returns false for every other URL; chat and text generation use OpenAI's API in any case
 * @throws InputError for anything but the URL of a server
 * @example
 * import { isOpenAiAddress } from "@callsheet/inference";
 *
 * const speaks = isOpenAiAddress("http://localhost:11434/v1"); // true
 */
export const isOpenAiAddress = (endpointUrl: string): boolean => /\/v1(\/|$)/.test(addressOf(endpointUrl).path);
